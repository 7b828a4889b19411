import { Checkbox } from '@storefront/shared/ui/checkbox';

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
