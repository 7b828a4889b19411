/** Stores the React renderers where the refresh runtime of each remote looks for them, so that hot updates render. */
interface RendererHook {
  readonly renderers: Map<number, unknown>;
  readonly supportsFiber: true;
  readonly inject: (renderer: unknown) => number;
  readonly onCommitFiberRoot: () => void;
  readonly onCommitFiberUnmount: () => void;
  readonly onScheduleFiberRoot: () => void;
}

const renderers = new Map<number, unknown>();
const hook: RendererHook = {
  renderers,
  supportsFiber: true,
  inject: (renderer) => {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onCommitFiberRoot: () => {},
  onCommitFiberUnmount: () => {},
  onScheduleFiberRoot: () => {},
};

Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });

export {};
