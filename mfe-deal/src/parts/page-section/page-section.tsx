import { css } from '@emotion/react';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { space } from '@storefront/shared/ui/tokens';
import { useId, type ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page with its heading; whoever uses it has something to put in. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section css={partStyles} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}

const partStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.m};
  overflow-wrap: anywhere;
`;
