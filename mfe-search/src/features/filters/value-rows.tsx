import { Checkbox } from '@storefront/shared/ui/checkbox';

import { toggled } from './toggled';

/** A value that can be ticked. */
export interface FilterValue<V extends string | number> {
  readonly value: V;
  readonly name: string;
  /** How many hotels it would leave; left out where nobody knows. */
  readonly count?: number | undefined;
}

interface ValueRowsProps<V extends string | number> {
  readonly values: readonly FilterValue<V>[];
  readonly chosen: readonly V[];
  readonly onChange: (chosen: readonly V[]) => void;
}

/**
 * Values to tick, any number of them. One that would leave nothing is drawn quietly but stays usable: a
 * control that switches off while filters change would drop the keyboard that stands on it, and together
 * with another change it may well leave something.
 */
export function ValueRows<V extends string | number>({ values, chosen, onChange }: ValueRowsProps<V>) {
  return values.map(({ value, name, count }) => (
    <Checkbox
      key={value}
      label={name}
      count={count}
      muted={count === 0 && !chosen.includes(value)}
      checked={chosen.includes(value)}
      onCheckedChange={() => onChange(toggled(chosen, value))}
    />
  ));
}
