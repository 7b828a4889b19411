import { CalendarDays } from 'lucide-react';
import { useId } from 'react';

import { formatDayWithYear } from '../../domain/dates/format-day';
import { controlStyles, labelStyles } from '../../ui/field';
import { onDemand } from '../../ui/on-demand/on-demand';
import { useOnDemandPopup } from '../../ui/on-demand/use-on-demand-popup';
import { pickerFieldStyles, pickerTriggerStyles, pickerValueStyles } from '../../ui/picker.styles';

import type { DateFieldProps } from './date-field-box';

const source = onDemand(() => import(/* webpackChunkName: "overlays" */ './date-field-box'));

/** Renders a field that shows a formatted date and opens a calendar popover; the same in every browser. */
export function DateField(props: DateFieldProps) {
  const labelId = useId();
  const valueId = useId();
  const { code, trigger, failure } = useOnDemandPopup(source);
  if (code) return <code.DateFieldBox {...props} />;
  return (
    <div css={pickerFieldStyles}>
      <span id={labelId} css={labelStyles}>
        {props.label}
      </span>
      <button
        {...trigger}
        css={[controlStyles, pickerTriggerStyles]}
        aria-labelledby={`${labelId} ${valueId}`}
      >
        <span id={valueId} css={pickerValueStyles}>
          {formatDayWithYear(props.value)}
        </span>
        <CalendarDays size={20} aria-hidden />
      </button>
      {failure}
    </div>
  );
}
