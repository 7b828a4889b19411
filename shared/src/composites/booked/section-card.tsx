import { css } from '@emotion/react';
import { Card } from '../../ui/card';
import { SectionHeading } from '../../ui/heading';
import { space } from '../../ui/tokens';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One section of a booking. Printing does not break it across pages. */
export function SectionCard({ title, children }: SectionCardProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} data-print-part>
      <div css={contentStyles}>
        <SectionHeading size="card" id={headingId}>
          {title}
        </SectionHeading>
        {children}
      </div>
    </Card>
  );
}

const contentStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  @media print {
    gap: ${space.xxs};
  }
`;
