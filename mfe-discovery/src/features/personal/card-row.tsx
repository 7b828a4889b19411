import { css } from '@emotion/react';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Row } from '@storefront/shared/ui/stack';
import { space } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

interface CardRowProps {
  readonly title: string;
  /** Content beside the title. */
  readonly aside?: ReactNode;
  /** List items. */
  readonly children: ReactNode;
}

/** Renders a titled row of small cards that scrolls horizontally. */
export function CardRow({ title, aside, children }: CardRowProps) {
  return (
    <Container>
      <section css={sectionStyles} aria-label={title}>
        <Row justify="space-between" wrap>
          <SectionHeading size="page">{title}</SectionHeading>
          {aside}
        </Row>
        {children}
      </section>
    </Container>
  );
}

/** Renders the scrolling list; focusing a link scrolls it into view. */
export function ScrollRow({ children }: { readonly children: ReactNode }) {
  return <ul css={rowStyles}>{children}</ul>;
}

const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

// Padding for shadows and focus rings, with a negative margin.
const rowStyles = css`
  display: flex;
  gap: ${space.m};
  margin: calc(-1 * ${space.xs});
  padding: ${space.xs};
  overflow-x: auto;
  list-style: none;
  scroll-padding-inline: ${space.xs};
  scroll-snap-type: x proximity;

  & > li {
    flex: 0 0 min(240px, 75%);
    scroll-snap-align: start;
  }
`;
