import { css } from '@emotion/react';
import { PageHeading, SectionHeading } from '@storefront/shared/ui/heading';
import { TOKEN_VALUES } from '@storefront/shared/ui/token-values';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

import { EXAMPLES } from '../examples';

import { slugOf } from './slug-of';

const SIZES = ['12', '14', '16', '18', '20', '24', '32', '40', 'hero'] as const;

/** Renders the list of components and the design tokens. */
export function OverviewPage() {
  return (
    <div css={pageStyles}>
      <title>Style guide</title>
      <PageHeading>Style guide</PageHeading>
      <section css={sectionStyles} aria-label="Components">
        <SectionHeading>Components</SectionHeading>
        <ul css={gridStyles}>
          {EXAMPLES.map(({ title, purpose }) => (
            <li key={title}>
              <Link to={`/${slugOf(title)}`} css={linkStyles}>
                {title}
              </Link>
              <p css={smallStyles}>{purpose}</p>
            </li>
          ))}
        </ul>
      </section>
      <section css={sectionStyles} aria-label="Colour">
        <SectionHeading>Colour</SectionHeading>
        <ul css={gridStyles}>
          {namesOf('color-').map((name) => (
            <li key={name}>
              <div css={[swatchStyles, css({ background: `var(--${name})` })]} />
              <p css={smallStyles}>
                {name.replace('color-', '')}
                <br />
                {TOKEN_VALUES[name]}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section css={sectionStyles} aria-label="Type">
        <SectionHeading>Type</SectionHeading>
        {SIZES.map((size) => (
          <p key={size} css={css({ font: `600 var(--text-${size}) ${family.heading}` })}>
            Hamburg to Heraklion, £1,248 {size}
          </p>
        ))}
      </section>
      <section css={sectionStyles} aria-label="Space">
        <SectionHeading>Space</SectionHeading>
        {namesOf('space-').map((name) => (
          <div key={name} css={spaceRowStyles}>
            <span css={smallStyles}>{name.replace('space-', '')}</span>
            <span css={[barStyles, css({ width: `var(--${name})` })]} />
          </div>
        ))}
      </section>
    </div>
  );
}

function namesOf(prefix: string): readonly string[] {
  return Object.keys(TOKEN_VALUES).filter((name) => name.startsWith(prefix));
}

const pageStyles = css`
  display: grid;
  gap: ${space.xl};
`;

const sectionStyles = css`
  display: grid;
  gap: ${space.m};
`;

const gridStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space.l};
  padding: 0;
  list-style: none;
`;

const linkStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${color.action};
  font: 600 ${text.body} ${family.body};
`;

const smallStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

const swatchStyles = css`
  height: 64px;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
`;

const spaceRowStyles = css`
  display: grid;
  grid-template-columns: 48px 1fr;
  align-items: center;
`;

const barStyles = css`
  height: 16px;
  background: ${color.action};
`;
