import { RangeSlider, type Range } from '@storefront/shared/ui/range-slider';
import { useState } from 'react';

import { WHOLE_DAY } from '../../domain/flight-filters';

interface HourRangeProps {
  readonly legend: string;
  readonly hours: Range;
  readonly onChange: (hours: Range) => void;
}

/** Slider for the hours of a day. The list is only filtered when the thumb is released. */
export function HourRange({ legend, hours, onChange }: HourRangeProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  return (
    <RangeSlider
      legend={legend}
      min={WHOLE_DAY.from}
      max={WHOLE_DAY.to}
      step={1}
      value={draft?.startedFrom === hours ? draft.hours : hours}
      onValueChange={(next) => setDraft({ startedFrom: hours, hours: next })}
      onValueCommitted={(next) => {
        setDraft(null);
        onChange(next);
      }}
      format={formatHour}
    />
  );
}

/** The range while dragging. It is dropped when the applied hours change in another way. */
interface Draft {
  readonly startedFrom: Range;
  readonly hours: Range;
}

/** Returns `06:30` for 6.5. */
function formatHour(hour: number): string {
  const minutes = Math.round(hour * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
