import { boardName } from '@storefront/shared/board-basis/board-basis';
import { Chip } from '@storefront/shared/ui/chip';
import { Row } from '@storefront/shared/ui/stack';

import type { ViewChoice } from '../../domain/results-view';

interface AppliedFiltersProps {
  readonly choice: ViewChoice;
  readonly onChange: (change: Partial<ViewChoice>) => void;
}

/** What is applied, each with a way to take it off. */
export function AppliedFilters({ choice, onChange }: AppliedFiltersProps) {
  const { boards, stars, hotelName } = choice;
  const applied = [
    ...boards.map((board) => ({
      name: boardName(board),
      remove: { boards: boards.filter((other) => other !== board), page: 1 },
    })),
    ...stars.map((star) => ({
      name: star === 1 ? '1 star' : `${star} stars`,
      remove: { stars: stars.filter((other) => other !== star), page: 1 },
    })),
    ...(hotelName === '' ? [] : [{ name: `“${hotelName}”`, remove: { hotelName: '', page: 1 } }]),
  ];
  if (applied.length === 0) return null;

  return (
    <Row gap="xs" wrap role="group" aria-label="Applied filters">
      {applied.map(({ name, remove }) => (
        <Chip key={name} removeLabel={`Remove filter ${name}`} onRemove={() => onChange(remove)}>
          {name}
        </Chip>
      ))}
    </Row>
  );
}
