import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/board-basis/board-basis';
import { Button } from '@storefront/shared/ui/button';
import { Checkbox } from '@storefront/shared/ui/checkbox';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, useState } from 'react';

import type { ResultsView, ViewChoice } from '../../domain/results-view';

/** The five boards of the filter (specification 2). */
const BOARDS = ['AI', 'HB', 'BB', 'RO', 'SC'] as const;
const STARS = [5, 4, 3, 2, 1] as const;
const TYPING_PAUSE_MS = 250;

interface FiltersProps {
  readonly choice: ViewChoice;
  readonly view: ResultsView | null;
  readonly onChange: (change: Partial<ViewChoice>) => void;
  readonly onClear: () => void;
}

export function Filters({ choice, view, onChange, onClear }: FiltersProps) {
  return (
    <div css={filtersStyles}>
      <HotelNameField value={choice.hotelName} onChange={(hotelName) => onChange({ hotelName, page: 1 })} />
      <fieldset css={groupStyles}>
        <legend css={legendStyles}>Board</legend>
        {BOARDS.map((board) => (
          <Checkbox
            key={board}
            label={boardName(board)}
            count={view?.boardCounts[board] ?? 0}
            checked={choice.boards.includes(board)}
            onCheckedChange={() => onChange({ boards: toggled(choice.boards, board), page: 1 })}
          />
        ))}
      </fieldset>
      <fieldset css={groupStyles}>
        <legend css={legendStyles}>Star rating</legend>
        {STARS.map((star) => (
          <Checkbox
            key={star}
            label={star === 1 ? '1 star' : `${star} stars`}
            count={view?.starCounts[String(star)] ?? 0}
            checked={choice.stars.includes(star)}
            onCheckedChange={() => onChange({ stars: toggled(choice.stars, star), page: 1 })}
          />
        ))}
      </fieldset>
      <Button look="quiet" onClick={onClear}>
        Clear Filters
      </Button>
    </div>
  );
}

/** Follows the fingers at once and filters when they pause. */
function HotelNameField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (name: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const pause = setTimeout(() => onChange(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, value, onChange]);

  return (
    <TextField
      label="Hotel name"
      type="search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** How many values are applied: shown on the button that opens the drawer. */
export function appliedCount({ stars, boards, hotelName }: ViewChoice): number {
  return stars.length + boards.length + (hotelName === '' ? 0 : 1);
}

function toggled<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

const filtersStyles = css`
  display: grid;
  align-content: start;
  gap: ${space.l};
`;

const groupStyles = css`
  margin: 0;
  padding: 0 0 ${space.m};
  border: 0;
  border-bottom: 1px solid ${color.lineSoft};
`;

const legendStyles = css`
  padding: 0;
  font: 700 ${text.body} ${family.heading};
`;
