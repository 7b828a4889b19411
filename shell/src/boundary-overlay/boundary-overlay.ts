import { registrySchema, ROOT_ELEMENT_ID, type Registry } from '@storefront/shared/contracts/registry';
import { requestJson } from '@storefront/shared/platform/http/request-json';

import { describeBoundary } from './describe-boundary';

const TIMEOUT_MS = 5_000;
const LAYER_ID = 'boundary-overlay';
const SHELL = 'shell';

/** Returns the running version of a remote, `null` if it is not loaded. */
type VersionOf = (app: string) => string | null;

let stop: (() => void) | null = null;

/** Shows the outline of each app's area with its release, or hides it again. For developers; changes no element of the page. */
export function toggleBoundaries(versionOf: VersionOf): void {
  if (stop) {
    stop();
    stop = null;
  } else stop = showBoundaries(versionOf);
}

function showBoundaries(versionOf: VersionOf): () => void {
  const layer = document.createElement('div');
  layer.id = LAYER_ID;
  layer.setAttribute('role', 'region');
  layer.setAttribute('aria-label', 'App boundaries');
  Object.assign(layer.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    zIndex: '2147483647',
    pointerEvents: 'none',
  });
  document.body.append(layer);

  let registry: Registry | null = null;
  let frame = 0;
  const draw = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      layer.replaceChildren(
        ...areas().map(([app, area]) =>
          outline(area, describeBoundary(app, runningVersion(app, versionOf), registry)),
        ),
      ),
    );
  };
  const root = document.getElementById(ROOT_ELEMENT_ID);
  const resized = new ResizeObserver(draw);
  const changed = new MutationObserver(draw);
  if (root) {
    resized.observe(root);
    changed.observe(root, { childList: true, subtree: true });
  }
  draw();
  // A previewed release is only in the response for this visitor, so the request sends its cookie.
  void requestJson('/registry.json', registrySchema, { timeoutMs: TIMEOUT_MS }).then((response) => {
    if (response.ok) registry = response.value;
    draw();
  });
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    changed.disconnect();
    layer.remove();
  };
}

/** The document names the version of the shell in the URL of its script. */
function runningVersion(app: string, versionOf: VersionOf): string | null {
  if (app !== SHELL) return versionOf(app);
  const script = document.querySelector<HTMLScriptElement>(`script[src*="/releases/${SHELL}/"]`);
  return script?.src.split('/').at(-2) ?? null;
}

/** The shell owns all that no remote owns. */
function areas(): readonly (readonly [app: string, area: Element])[] {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  const remotes = [...document.querySelectorAll<HTMLElement>('[data-boundary]')];
  return [
    ...(root ? [[SHELL, root] as const] : []),
    ...remotes.map((area) => [area.dataset['boundary'] ?? '', area] as const),
  ];
}

/** Styles are set by script, which the content security policy of every page allows. */
function outline(area: Element, text: string): HTMLElement {
  const { top, left, width, height } = area.getBoundingClientRect();
  const box = document.createElement('div');
  Object.assign(box.style, {
    position: 'absolute',
    top: `${top + window.scrollY}px`,
    left: `${left + window.scrollX}px`,
    width: `${width}px`,
    height: `${height}px`,
    boxSizing: 'border-box',
    border: '2px dashed var(--color-coral-700)',
  });
  const label = document.createElement('span');
  label.textContent = text;
  Object.assign(label.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    maxWidth: '100%',
    padding: '2px 8px',
    background: 'var(--color-ink-900)',
    color: 'var(--color-on-action)',
    font: '600 12px/16px system-ui, sans-serif',
  });
  box.append(label);
  return box;
}
