import { RangeSlider, type Range } from '@storefront/shared/ui/range-slider';
import { useState } from 'react';

import { WHOLE_DAY } from '../../domain/flight-filters';

interface HourRangeProps {
  readonly legend: string;
  readonly hours: Range;
  readonly onChange: (hours: Range) => void;
}

/** Hours of a day. While a thumb is dragged the list below keeps still; it follows once the thumb is let go. */
export function HourRange({ legend, hours, onChange }: HourRangeProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  return (
    <RangeSlider
      legend={legend}
      min={WHOLE_DAY.from}
      max={WHOLE_DAY.to}
      step={1}
      value={draft?.begunFrom === hours ? draft.hours : hours}
      onValueChange={(next) => setDraft({ begunFrom: hours, hours: next })}
      onValueCommitted={(next) => {
        setDraft(null);
        onChange(next);
      }}
      format={formatHour}
    />
  );
}

/** It belongs to the hours it began from: when those change otherwise, it is dropped. */
interface Draft {
  readonly begunFrom: Range;
  readonly hours: Range;
}

/** `06:30` of 6.5 */
function formatHour(hour: number): string {
  const minutes = Math.round(hour * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
