import { FilterFieldset } from './filter-fieldset';
import type { FilterGroupProps } from './filter-props';
import { ValueRows } from './value-rows';

interface NameGroupProps extends FilterGroupProps {
  readonly legend: string;
  readonly group: 'awards' | 'styles';
  readonly names: readonly string[];
}

/** Awards or styles, without counts: each count would need a filter request of its own (DEC-91). */
export function NameGroup({ legend, group, names, choice, onChange }: NameGroupProps) {
  return (
    <FilterFieldset legend={legend}>
      <ValueRows
        values={names.map((name) => ({ value: name, name }))}
        chosen={choice[group]}
        onChange={(next) => onChange({ [group]: next })}
      />
    </FilterFieldset>
  );
}
