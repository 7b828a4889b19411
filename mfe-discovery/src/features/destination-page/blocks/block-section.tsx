import { css } from '@emotion/react';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { space } from '@storefront/shared/ui/tokens';
import { useId, type ReactNode } from 'react';

interface BlockSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders the section of a block with its heading. */
export function BlockSection({ title, children }: BlockSectionProps) {
  const id = useId();
  return (
    <Container>
      <section css={sectionStyles} aria-labelledby={id}>
        <SectionHeading size="page" id={id}>
          {title}
        </SectionHeading>
        {children}
      </section>
    </Container>
  );
}

const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  overflow-wrap: anywhere;
`;
