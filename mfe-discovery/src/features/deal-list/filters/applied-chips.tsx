import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { Chip } from '@storefront/shared/ui/chip';
import { space } from '@storefront/shared/ui/tokens';
import { useRef } from 'react';

import { appliedDealFilters } from './applied-deal-filters';
import type { DealFilters } from '../../../domain/deal-list/list-view';

interface AppliedChipsProps {
  readonly filters: DealFilters;
  readonly onChange: (part: Partial<DealFilters>) => void;
  readonly onClear: () => void;
}

/** Renders active filters as removable chips. Removing a chip moves the focus to the next one, or to the group. */
export function AppliedChips({ filters, onChange, onClear }: AppliedChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const applied = appliedDealFilters(filters);

  const takeOff = (index: number, change: Partial<DealFilters>) => {
    const crosses = group.current?.querySelectorAll<HTMLElement>('span > button') ?? [];
    const neighbour = crosses[index + 1] ?? crosses[index - 1];
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
        <Chip key={key} removeLabel={`Remove filter ${name}`} onRemove={() => takeOff(index, change)}>
          {name}
        </Chip>
      ))}
      {applied.length > 0 && (
        <Button look="quiet" onClick={clear}>
          Clear all
        </Button>
      )}
    </div>
  );
}

// An empty group takes no space, including the gap of its container.
const groupStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};

  &:empty {
    position: absolute;
  }
`;
