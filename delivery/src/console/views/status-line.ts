import { html, type Html } from '@storefront/server-kit/html';

import type { ReleaseState } from '../releases/release-state';

import { registrySignature } from './registry-signature';
import { timeAgo } from './timestamp';

/** State of the machinery, in the header of each page. */
export interface PageStatus {
  readonly state: Pick<ReleaseState, 'watcher' | 'revision' | 'timestamp'>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A watcher that has not renewed its lease for this long watches nothing. */
const STALE_MS = 60_000;

/** Shows in the header whether canaries are watched, the revision of the registry and the age of its signature. */
export function statusLine({ state, now }: PageStatus): Html {
  const { tone, title, detail } = watcherText(state.watcher, now);
  const signature = registrySignature(state.timestamp, now);
  return html`<div class="status" id="status" data-live>
    <p class="watcher ${tone}">
      <span class="dot" aria-hidden="true"></span>
      <span><strong>${title}</strong> <span class="status-detail">${detail}</span></span>
    </p>
    <p class="signature ${signature.tone}" title="${signature.title}">
      ${signature.tone !== 'fresh' && html`<span class="dot" aria-hidden="true"></span>`}
      <span
        ><strong>Registry ${state.revision}</strong>
        <span class="status-detail">${signature.detail}</span></span
      >
    </p>
  </div>`;
}

interface WatcherText {
  readonly tone: 'runs' | 'stopped';
  readonly title: string;
  readonly detail: string;
}

function watcherText(watcher: ReleaseState['watcher'], now: number): WatcherText {
  if (watcher.kind === 'unavailable') return stopped('Watcher unknown', watcher.message);
  const { status } = watcher;
  if (!status) return stopped('No watcher', 'canaries are not watched');
  const { leader, lastSeen, problem } = status;
  const seen = `seen ${timeAgo(lastSeen, now)}`;
  if (leader === null || now - Date.parse(lastSeen) > STALE_MS) return stopped('Watcher stopped', seen);
  if (problem !== null) return stopped('Watcher has a problem', problem);
  return { tone: 'runs', title: 'Watcher is running', detail: `${leader}, ${seen}` };
}

function stopped(title: string, detail: string): WatcherText {
  return { tone: 'stopped', title, detail };
}
