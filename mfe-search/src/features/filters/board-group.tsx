import { boardName } from '@storefront/shared/domain/board-basis/board-basis';

import { BOARDS } from '../../domain/view-choice';

import type { FilterGroupProps } from './filter-props';
import { FilterFieldset } from './filter-fieldset';
import { ValueRows } from './value-rows';

/** The boards of SRCH-FLT-13, and full board on a date that has it (DEC-116). */
export function BoardGroup({ choice, stats, onChange }: FilterGroupProps) {
  return (
    <FilterFieldset legend="Board">
      <ValueRows
        values={BOARDS.filter(
          (board) =>
            board !== 'FB' || choice.boards.includes(board) || stats?.boardCounts[board] !== undefined,
        ).map((board) => ({
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
