import { ClosedGroup } from './closed-group';
import type { FilterGroupProps, FiltersProps } from './filter-props';
import { ValueRows } from './value-rows';

interface NameGroupProps extends FilterGroupProps, Pick<FiltersProps, 'onCountsNeeded'> {
  readonly legend: string;
  readonly group: 'awards' | 'styles';
  readonly names: readonly string[];
}

/** Awards or styles. */
export function NameGroup({ legend, group, names, onCountsNeeded, ...props }: NameGroupProps) {
  const { choice, stats, onChange } = props;
  const counts = stats?.recordCounts?.[group];
  return (
    <ClosedGroup legend={legend} applied={choice[group].length} onOpen={onCountsNeeded}>
      <ValueRows
        values={names.map((name) => ({ value: name, name, count: counts?.[name] }))}
        chosen={choice[group]}
        onChange={(next) => onChange({ [group]: next })}
      />
    </ClosedGroup>
  );
}
