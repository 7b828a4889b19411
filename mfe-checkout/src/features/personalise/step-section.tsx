import { css } from '@emotion/react';
import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { useId, type ReactNode } from 'react';

interface StepSectionProps {
  readonly title: string;
  /** Introduction below the heading. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the step: a card with its heading. */
export function StepSection({ title, intro, children }: StepSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="m">
        <div>
          <SectionHeading size="card" id={id}>
            {title}
          </SectionHeading>
          {intro && <p css={introStyles}>{intro}</p>}
        </div>
        <div css={bodyStyles}>{children}</div>
      </Stack>
    </Card>
  );
}

const introStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;

// A legend must look subordinate to the heading of the card.
const bodyStyles = css`
  min-width: 0;

  & legend {
    font: 600 ${text.body} ${family.body};
    color: ${color.ink};
  }
`;
