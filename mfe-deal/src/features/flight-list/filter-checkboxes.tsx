import { css } from '@emotion/react';
import { compareNames } from '@storefront/shared/domain/catalogue/compare-names';
import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { Checkbox } from '@storefront/shared/ui/checkbox';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import type { FilterOption } from '../../domain/flight-filters';

interface FilterCheckboxesProps {
  readonly legend: string;
  readonly options: readonly FilterOption[];
  readonly selected: readonly string[];
  readonly nameOf: (code: string) => string;
  readonly onToggle: (code: string) => void;
}

/** Checkboxes sorted by name, each with the number of matching flights. */
export function FilterCheckboxes({ legend, options, selected, nameOf, onToggle }: FilterCheckboxesProps) {
  const namedOptions = options
    .map(({ code, count }) => ({ code, count, name: nameOf(code) }))
    .sort((one, other) => compareNames(one.name, other.name));
  return (
    <fieldset css={groupStyles}>
      <legend css={legendStyles}>{legend}</legend>
      <div css={optionsStyles}>
        {namedOptions.map(({ code, count, name }) => (
          <Checkbox
            key={code}
            label={name}
            count={formatCount(count)}
            checked={selected.includes(code)}
            muted={count === 0}
            onCheckedChange={() => onToggle(code)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const groupStyles = css`
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

const optionsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
  column-gap: ${space.l};
`;
