import { onDemand } from './on-demand/on-demand';
import { useOnDemand } from './on-demand/use-on-demand';
import { VisuallyHidden } from './visually-hidden';
import type { BusyOverlayProps } from './busy-box';

const source = onDemand(() => import(/* webpackChunkName: "overlays" */ './busy-box'));

/**
 * Renders a modal overlay (`role="alertdialog"`) while an operation must not be interrupted. It takes the focus
 * and announces the message. The user cannot close it: it closes when `open` becomes false.
 */
export function BusyOverlay(props: BusyOverlayProps) {
  const { code } = useOnDemand(source, props.open);
  if (code) return <code.BusyBox {...props} />;
  // Without its code there is no overlay, but the message is announced all the same.
  return (
    <VisuallyHidden>
      <span role="status">{props.open ? props.message : ''}</span>
    </VisuallyHidden>
  );
}
