import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { Checkbox } from '@storefront/shared/ui/checkbox';
import { memo, useCallback, useEffect, useRef } from 'react';

import { toggled } from './toggled';

/** A filter value with a checkbox. */
export interface FilterValue<V extends string | number> {
  readonly value: V;
  readonly name: string;
  /** Number of matching hotels; missing if not available. */
  readonly count?: number | undefined;
}

interface ValueRowsProps<V extends string | number> {
  readonly values: readonly FilterValue<V>[];
  readonly chosen: readonly V[];
  readonly onChange: (chosen: readonly V[]) => void;
}

/**
 * Filter values as a multiple choice. A value without hotels is muted but enabled: disabling a focused checkbox
 * would lose the focus, and together with another change the value may match hotels.
 */
export function ValueRows<V extends string | number>({ values, chosen, onChange }: ValueRowsProps<V>) {
  const latest = useRef({ values, chosen, onChange });
  useEffect(() => {
    latest.current = { values, chosen, onChange };
  });
  const onToggle = useCallback((id: string) => {
    const { values: all, chosen: before, onChange: change } = latest.current;
    const toggledValue = all.find(({ value }) => String(value) === id);
    if (toggledValue) change(toggled(before, toggledValue.value));
  }, []);
  return values.map(({ value, name, count }) => (
    <ValueRow
      key={value}
      id={String(value)}
      name={name}
      count={count}
      isChosen={chosen.includes(value)}
      onToggle={onToggle}
    />
  ));
}

interface ValueRowProps extends Pick<FilterValue<string>, 'name' | 'count'> {
  readonly id: string;
  readonly isChosen: boolean;
  /** The same function in every rendering. */
  readonly onToggle: (id: string) => void;
}

/** Memoized: a tick renders its own row, not the sixty others. */
const ValueRow = memo(function ValueRow({ id, name, count, isChosen, onToggle }: ValueRowProps) {
  return (
    <Checkbox
      label={name}
      count={count === undefined ? undefined : formatCount(count)}
      muted={count === 0 && !isChosen}
      checked={isChosen}
      onCheckedChange={() => onToggle(id)}
    />
  );
});
