import { css } from '@emotion/react';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Row } from '@storefront/shared/ui/stack';
import { space } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

interface ShelfProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** List items. */
  readonly children: ReactNode;
}

/** Small cards side by side; what does not fit is scrolled to. */
export function Shelf({ title, aside, children }: ShelfProps) {
  return (
    <Container>
      <section css={shelfStyles} aria-label={title}>
        <Row justify="space-between" wrap>
          <SectionHeading size="page">{title}</SectionHeading>
          {aside}
        </Row>
        {children}
      </section>
    </Container>
  );
}

/** The row of cards: its links are the stops of the keyboard, and bring themselves into sight. */
export function ShelfRow({ children }: { readonly children: ReactNode }) {
  return <ul css={rowStyles}>{children}</ul>;
}

const shelfStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

// Room for shadows and focus rings, taken back outside.
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
