import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { Button } from '@storefront/shared/ui/button';
import { SelectField, type SelectOption } from '@storefront/shared/ui/select-field';
import { Stack } from '@storefront/shared/ui/stack';
import { useEffect, useEffectEvent, useRef } from 'react';

import { monthName, starsName, typeName, upToName } from './applied-deal-filters';
import type { FilterCounts } from '../../../domain/deal-list/filter-counts';
import { FilterPills } from './filter-pills';
import {
  BOARDS,
  dealTypeOf,
  readFilters,
  STARS,
  type DealFilters,
} from '../../../domain/deal-list/list-view';
import { TextFilterField } from './text-filter-field';

export interface DealFilterFormProps {
  /** Lets the sort order, which renders outside the form, belong to it. */
  readonly id?: string;
  readonly filters: DealFilters;
  readonly counts: FilterCounts;
  readonly onChange: (part: Partial<DealFilters>) => void;
}

/** Renders all filters of a deal list. They apply at once; without scripts the form submits the same URL. */
export function DealFilterForm({ id, filters, counts, onChange }: DealFilterFormProps) {
  const { type, boards, stars, upTo, month, text } = filters;
  const form = useFormBeforeHydration(filters, onChange);
  // The cruise list has one type only.
  const hasTypes = Object.keys(counts.types).length > 1 || type !== null;
  return (
    <form ref={form} id={id} method="get" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <Stack gap="l">
        <TextFilterField value={text} onChange={(next) => onChange({ text: next })} />
        {hasTypes && (
          <SelectField
            label="Kind of holiday"
            name="type"
            value={type ?? ''}
            options={options('Any kind', counts.types, type, (value) => {
              const dealType = dealTypeOf(value);
              return dealType === null ? value : typeName(dealType);
            })}
            onValueChange={(value) => onChange({ type: dealTypeOf(value) })}
          />
        )}
        <FilterPills
          legend="Board"
          name="board"
          values={pillValues(BOARDS, counts.boards, boards, boardName)}
          chosen={boards}
          onChange={(next) => onChange({ boards: next })}
        />
        <FilterPills
          legend="Star rating"
          name="stars"
          values={pillValues(STARS, counts.stars, stars, starsName)}
          chosen={stars}
          onChange={(next) => onChange({ stars: next })}
        />
        <SelectField
          label="Price per person"
          name="upto"
          value={upTo === null ? '' : String(upTo)}
          options={options('Any price', counts.upTo, upTo === null ? null : String(upTo), (value) =>
            upToName(Number(value)),
          )}
          onValueChange={(value) => onChange({ upTo: value === '' ? null : Number(value) })}
        />
        <SelectField
          label="Month of the lowest price"
          name="month"
          value={month ?? ''}
          options={options('Any month', counts.months, month, monthName)}
          onValueChange={(value) => onChange({ month: value || null })}
        />
        <noscript>
          <Button type="submit" wide>
            Show these deals
          </Button>
        </noscript>
      </Stack>
    </form>
  );
}

/** Applies what the shopper ticked in the server-rendered form before hydration. */
function useFormBeforeHydration(filters: DealFilters, onChange: DealFilterFormProps['onChange']) {
  const form = useRef<HTMLFormElement>(null);
  const applyTicked = useEffectEvent(() => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const ticked = readFilters(new URLSearchParams(entries));
    const appliedFilters: DealFilters = {
      type: filters.type,
      boards: filters.boards,
      stars: filters.stars,
      upTo: filters.upTo,
      month: filters.month,
      text: filters.text,
    };
    if (JSON.stringify(ticked) !== JSON.stringify(appliedFilters)) onChange(ticked);
  });
  useEffect(() => applyTicked(), []);
  return form;
}

/** Returns the values that deals have, each with its count, and always the selected values. */
function pillValues<V extends string | number>(
  values: readonly V[],
  counts: Readonly<Record<string, number>>,
  selected: readonly V[],
  labelOf: (value: V) => string,
) {
  return values
    .filter((value) => String(value) in counts || selected.includes(value))
    .map((value) => ({ value, label: labelOf(value), count: counts[String(value)] ?? 0 }));
}

/** Returns the options that deals have, each with its count, and always the selected option. */
function options(
  any: string,
  counts: Readonly<Record<string, number>>,
  chosen: string | null,
  nameOf: (value: string) => string,
): readonly SelectOption[] {
  const available = Object.entries(counts).map(([value, count]) => ({
    value,
    label: `${nameOf(value)} (${formatCount(count)})`,
  }));
  const selectedOnly = chosen === null || chosen in counts ? [] : [{ value: chosen, label: nameOf(chosen) }];
  return [{ value: '', label: any }, ...available, ...selectedOnly];
}
