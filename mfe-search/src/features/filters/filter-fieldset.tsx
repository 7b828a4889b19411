import { css } from '@emotion/react';
import { color, family, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

interface FilterFieldsetProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** One group of filters under its title. */
export function FilterFieldset({ legend, children }: FilterFieldsetProps) {
  return (
    <fieldset css={fieldsetStyles}>
      <legend css={legendStyles}>{legend}</legend>
      {children}
    </fieldset>
  );
}

const fieldsetStyles = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const legendStyles = css`
  padding: 0;
  font: 600 ${text.body} ${family.heading};
  color: ${color.ink};
`;
