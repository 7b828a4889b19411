import { CalendarDays } from 'lucide-react';

import { formatDayWithYear } from '../../domain/dates/format-day';
import { onDemand } from '../../ui/on-demand/on-demand';
import { useOnDemandPopup } from '../../ui/on-demand/use-on-demand-popup';
import { PickerField } from '../../ui/picker-field';
import { pickerButtonStyles } from '../../ui/picker.styles';

import type { DateFieldProps } from './date-field-box';

const source = onDemand(() => import(/* webpackChunkName: "overlays" */ './date-field-box'));

/** Renders a field that shows a formatted date and opens a calendar popover; the same in every browser. */
export function DateField(props: DateFieldProps) {
  const { code, trigger, failure } = useOnDemandPopup(source);
  if (code) return <code.DateFieldBox {...props} />;
  return (
    <PickerField
      label={props.label}
      text={formatDayWithYear(props.value)}
      icon={<CalendarDays size={20} aria-hidden />}
      button={(content) => <button {...trigger} {...content} css={pickerButtonStyles} />}
    >
      {failure}
    </PickerField>
  );
}
