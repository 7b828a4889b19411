import { onDemand } from './on-demand/on-demand';
import { OnDemandOverlay } from './on-demand/on-demand-overlay';
import type { DialogProps } from './dialog-box';

const source = onDemand(() => import(/* webpackChunkName: "overlays" */ './dialog-box'));

/**
 * Renders a modal dialog. It traps the focus and closes on Escape, a press on the backdrop, its close button and
 * the browser's Back; the focus then returns to the opener. Nested dialogs close one at a time.
 */
export function Dialog(props: DialogProps) {
  return (
    <OnDemandOverlay source={source} open={props.open} onCancel={() => props.onOpenChange(false)}>
      {({ DialogBox }) => <DialogBox {...props} />}
    </OnDemandOverlay>
  );
}
