import { css } from '@emotion/react';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { space } from '@storefront/shared/ui/tokens';
import { useId, type ReactNode } from 'react';

interface PageSectionProps {
  readonly title: string;
  /** For a section that links of the page lead to. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section of the page with a heading. Callers must not render it without content. */
export function PageSection({ title, id, children }: PageSectionProps) {
  const headingId = useId();
  return (
    <section
      css={sectionStyles}
      aria-labelledby={headingId}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
    >
      <SectionHeading id={headingId}>{title}</SectionHeading>
      {children}
    </section>
  );
}

const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.m};
  overflow-wrap: anywhere;
`;
