import { onDemand } from './on-demand/on-demand';
import { OnDemandOverlay } from './on-demand/on-demand-overlay';
import type { DrawerProps } from './drawer-box';

const source = onDemand(() => import(/* webpackChunkName: "overlays" */ './drawer-box'));

/**
 * Renders a modal dialog of 420 px that slides in from the right. It traps the focus and closes on Escape, a
 * press on the backdrop, its close button and the browser's Back; the focus returns to the opener.
 */
export function Drawer(props: DrawerProps) {
  return (
    <OnDemandOverlay source={source} open={props.open} onCancel={() => props.onOpenChange(false)}>
      {({ DrawerBox }) => <DrawerBox {...props} />}
    </OnDemandOverlay>
  );
}
