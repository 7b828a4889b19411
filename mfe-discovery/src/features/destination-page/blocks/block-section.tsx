import { css } from '@emotion/react';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { space } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

interface BlockSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a block with its heading. It is no landmark: two blocks of a page may have the same headline. */
export function BlockSection({ title, children }: BlockSectionProps) {
  return (
    <Container>
      <div css={sectionStyles}>
        <SectionHeading size="page">{title}</SectionHeading>
        {children}
      </div>
    </Container>
  );
}

const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  overflow-wrap: anywhere;
`;
