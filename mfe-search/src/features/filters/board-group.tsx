import { boardName } from '@storefront/shared/domain/board-basis/board-basis';

import { BOARDS } from '../../domain/view-choice';

import type { FilterGroupProps } from './filter-props';
import { FilterFieldset } from './filter-fieldset';
import { ValueRows } from './value-rows';

/** SRCH-FLT-13 */
export function BoardGroup({ choice, stats, onChange }: FilterGroupProps) {
  return (
    <FilterFieldset legend="Board">
      <ValueRows
        values={BOARDS.map((board) => ({
          value: board,
          name: boardName(board),
          count: stats ? (stats.boardCounts[board] ?? 0) : undefined,
        }))}
        chosen={choice.boards}
        onChange={(boards) => onChange({ boards })}
      />
    </FilterFieldset>
  );
}
