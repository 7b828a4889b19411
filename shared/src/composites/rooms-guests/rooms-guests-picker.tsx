import { ChevronDown } from 'lucide-react';

import { describeOccupancy } from '../../domain/occupancy/occupancy';
import { onDemand } from '../../ui/on-demand/on-demand';
import { useOnDemandPopup } from '../../ui/on-demand/use-on-demand-popup';
import { PickerField } from '../../ui/picker-field';
import { pickerButtonStyles } from '../../ui/picker.styles';

import type { RoomsGuestsPickerProps } from './rooms-guests-box';

const source = onDemand(() => import(/* webpackChunkName: "overlays" */ './rooms-guests-box'));

/** Renders a field that shows the occupancy and opens a popover to edit each room. Hints state the limits. */
export function RoomsGuestsPicker(props: RoomsGuestsPickerProps) {
  const { code, trigger, failure } = useOnDemandPopup(source);
  if (code) return <code.RoomsGuestsBox {...props} />;
  return (
    <PickerField
      label={props.label}
      text={describeOccupancy(props.value)}
      icon={<ChevronDown size={20} aria-hidden />}
      button={(content) => <button id={props.id} {...trigger} {...content} css={pickerButtonStyles} />}
    >
      {failure}
    </PickerField>
  );
}
