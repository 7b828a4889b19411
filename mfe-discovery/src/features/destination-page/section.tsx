import { css } from '@emotion/react';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { space } from '@storefront/shared/ui/tokens';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a section with its heading. */
export function Section({ title, children }: SectionProps) {
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
