import { css } from '@emotion/react';
import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { space } from '@storefront/shared/ui/tokens';
import { useId, type ReactNode } from 'react';

interface DetailsCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One section of the confirmation. Printing does not break it across pages. */
export function DetailsCard({ title, children }: DetailsCardProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} data-print-part>
      <div css={cardStyles}>
        <SectionHeading size="card" id={headingId}>
          {title}
        </SectionHeading>
        {children}
      </div>
    </Card>
  );
}

const cardStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  @media print {
    gap: ${space.xxs};
  }
`;
