import { css } from '@emotion/react';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import type { BlockProps } from '@storefront/shared/contracts/blocks/block-definitions';
import { Container } from '@storefront/shared/ui/container';
import { Disclosure } from '@storefront/shared/ui/disclosure';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';

import { BlockLink } from './block-link';
import { BlockSection } from './block-section';
import type { BlockViewProps } from './block-view';

/** Renders a section of text. */
export function RichTextBlock({ props: { title, text: html } }: BlockViewProps<BlockProps<'richText'>>) {
  const content = <SafeHtml>{html}</SafeHtml>;
  return title === '' ? (
    <Container>{content}</Container>
  ) : (
    <BlockSection title={title}>{content}</BlockSection>
  );
}

/** Renders questions that open, also without scripts. */
export function FaqBlock({ props: { title, questions } }: BlockViewProps<BlockProps<'faq'>>) {
  return (
    <BlockSection title={title}>
      <div css={questionsStyles}>
        {questions.map(({ question, text: html }, index) => (
          <Disclosure key={question} title={question} open={index === 0}>
            <SafeHtml>{html}</SafeHtml>
          </Disclosure>
        ))}
      </div>
    </BlockSection>
  );
}

/** Renders links to other pages as a row of cards. */
export function LinksBlock({ props: { title, links } }: BlockViewProps<BlockProps<'links'>>) {
  return (
    <BlockSection title={title}>
      <ul css={linksStyles}>
        {links.map((link) => (
          <li key={`${link.to} ${link.label}`} css={linkStyles}>
            <BlockLink label={link.label} to={link.to} />
            {link.note !== '' && <p css={noteStyles}>{link.note}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

const questionsStyles = css`
  max-width: 80ch;
  border-top: 1px solid ${color.lineSoft};
`;

const linksStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const linkStyles = css`
  padding: ${space.m};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  font: 600 ${text.body} ${family.body};
`;

const noteStyles = css`
  margin: ${space.xxs} 0 0;
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;
