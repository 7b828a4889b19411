import { css } from '@emotion/react';
import { Chip } from '@storefront/shared/ui/chip';
import { space } from '@storefront/shared/ui/tokens';
import { useRef } from 'react';

import { appliedFilters } from '../../domain/applied-filters';
import type { FilterChoice, ViewChoice } from '../../domain/view-choice';

import { ClearFilters } from './clear-filters';

interface AppliedFiltersProps {
  readonly choice: ViewChoice;
  readonly onChange: (change: Partial<FilterChoice>) => void;
  readonly onClear: () => void;
}

/**
 * The applied filters as removable chips (usability rule 20). When a chip is removed the focus moves to its
 * neighbour, or to the group, which stays mounted for that.
 */
export function AppliedFilters({ choice, onChange, onClear }: AppliedFiltersProps) {
  const group = useRef<HTMLDivElement>(null);
  const applied = appliedFilters(choice);

  const remove = (index: number, change: Partial<FilterChoice>) => {
    const crosses = group.current?.querySelectorAll<HTMLElement>('button') ?? [];
    const neighbour = index + 1 < applied.length ? crosses[index + 1] : crosses[index - 1];
    (neighbour ?? group.current)?.focus();
    onChange(change);
  };
  const clear = () => {
    group.current?.focus();
    onClear();
  };

  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={applied.length === 0 ? 'No filters applied' : 'Applied filters'}
      css={groupStyles}
    >
      {applied.map(({ key, name, change }, index) => (
        <Chip key={key} removeLabel={`Remove filter ${name}`} onRemove={() => remove(index, change)}>
          {name.charAt(0).toUpperCase() + name.slice(1)}
        </Chip>
      ))}
      {applied.length > 1 && <ClearFilters applied={applied.length} onClear={clear} />}
    </div>
  );
}

// An empty group takes no space and adds no gap between its neighbours.
const groupStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};

  &:empty {
    position: absolute;
  }
`;
