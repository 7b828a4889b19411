import { cloneElement } from 'react';

import { onDemand } from './on-demand/on-demand';
import { useOnDemandPopup } from './on-demand/use-on-demand-popup';
import type { PopoverProps } from './popover-box';

const source = onDemand(() => import(/* webpackChunkName: "overlays" */ './popover-box'));

/**
 * Renders a trigger and a non-modal popup beside it. Escape and a press outside close the popup and return the
 * focus to the trigger.
 */
export function Popover(props: PopoverProps) {
  const { code, trigger, failure } = useOnDemandPopup(source, props.open ?? false);
  const onClick = () => {
    trigger.onClick();
    props.onOpenChange?.(true);
  };
  if (code) return <code.PopoverBox {...props} />;
  return (
    <>
      {cloneElement(props.trigger, { ...trigger, onClick })}
      {failure}
    </>
  );
}
