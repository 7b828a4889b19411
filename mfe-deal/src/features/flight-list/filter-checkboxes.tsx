import { css } from '@emotion/react';
import { Checkbox } from '@storefront/shared/ui/checkbox';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import type { FlightChoice } from '../../domain/flight-filters';

interface TickedChoicesProps {
  readonly legend: string;
  readonly choices: readonly FlightChoice[];
  readonly ticked: readonly string[];
  readonly nameOf: (code: string) => string;
  readonly onToggle: (code: string) => void;
}

/** Values to tick, by name, each with the flights it would leave. */
export function TickedChoices({ legend, choices, ticked, nameOf, onToggle }: TickedChoicesProps) {
  const named = choices
    .map(({ code, count }) => ({ code, count, name: nameOf(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
  return (
    <fieldset css={groupStyles}>
      <legend css={legendStyles}>{legend}</legend>
      <div css={choicesStyles}>
        {named.map(({ code, count, name }) => (
          <Checkbox
            key={code}
            label={name}
            count={count}
            checked={ticked.includes(code)}
            quiet={count === 0}
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

const choicesStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
  column-gap: ${space.l};
`;
