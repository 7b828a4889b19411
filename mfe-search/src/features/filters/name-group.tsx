import { FilterFieldset } from './filter-fieldset';
import type { FilterGroupProps } from './filter-props';
import { ValueRows } from './value-rows';

interface NameGroupProps extends FilterGroupProps {
  readonly legend: string;
  readonly group: 'awards' | 'styles';
  readonly names: readonly string[];
}

/** Awards and styles: how many hotels have them is not known before they are asked for (DEC-91). */
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
