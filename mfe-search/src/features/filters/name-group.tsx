import { ClosedGroup } from './closed-group';
import type { FilterGroupProps } from './filter-props';
import { ValueRows } from './value-rows';

interface NameGroupProps extends FilterGroupProps {
  readonly legend: string;
  readonly group: 'awards' | 'styles';
  readonly names: readonly string[];
}

/** Awards or styles. */
export function NameGroup({ legend, group, names, choice, stats, onChange }: NameGroupProps) {
  const counts = stats?.recordCounts?.[group];
  return (
    <ClosedGroup legend={legend} applied={choice[group].length}>
      <ValueRows
        values={names.map((name) => ({ value: name, name, count: counts?.[name] }))}
        chosen={choice[group]}
        onChange={(next) => onChange({ [group]: next })}
      />
    </ClosedGroup>
  );
}
