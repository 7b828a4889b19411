import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { describeOccupancy } from '../../domain/occupancy/occupancy';
import { controlStyles, labelStyles } from '../../ui/field';
import { onDemand } from '../../ui/on-demand/on-demand';
import { useOnDemandPopup } from '../../ui/on-demand/use-on-demand-popup';
import { pickerFieldStyles, pickerTriggerStyles, pickerValueStyles } from '../../ui/picker.styles';

import type { RoomsGuestsPickerProps } from './rooms-guests-box';

const source = onDemand(() => import(/* webpackChunkName: "overlays" */ './rooms-guests-box'));

/** Renders a field that shows the occupancy and opens a popover to edit each room. Hints state the limits. */
export function RoomsGuestsPicker(props: RoomsGuestsPickerProps) {
  const labelId = useId();
  const valueId = useId();
  const { code, trigger, failure } = useOnDemandPopup(source);
  if (code) return <code.RoomsGuestsBox {...props} />;
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
          {describeOccupancy(props.value)}
        </span>
        <ChevronDown size={20} aria-hidden />
      </button>
      {failure}
    </div>
  );
}
