import type { HarmfulMark } from '../../store/release-store';

import { impossible, OPEN_TABS, possible, type PlannedAction } from './action-plan';
import type { AppState, RunningVersion } from './app-state';

/** Plans the start of a canary, or another percentage of the running one. */
export function planCanary(
  state: AppState,
  live: RunningVersion,
  requested: string | null,
  share: number | null,
): PlannedAction {
  const { app, canary } = state;
  const version = requested ?? canary?.version ?? null;
  if (version === null) return impossible('Choose the version of the canary.');
  if (share === null || share < 1 || share > 99)
    return impossible('Choose a percentage from 1 to 99 for the canary.');
  const published = publishedVersion(state, version);
  if (published.kind === 'none') return impossible(published.message);
  if (canary?.version !== version) return startOfCanary(state, live, { version, share }, published.harmful);
  if (canary.share === share) return impossible(`${share}% of visitors already get ${version} of ${app}.`);
  return possible({
    ...canaryPlan(app, { version, share }, published.harmful),
    title: `Show the canary of ${app} to ${share}% of visitors`,
    consequences: [
      `${share}% of visitors get ${version} instead of ${canary.share}%; the others get ${live.version}.`,
      OPEN_TABS,
      WATCHED,
    ],
    button: `Show to ${share}%`,
  });
}

interface CanaryRequest {
  readonly version: string;
  readonly share: number;
}

const WATCHED = 'The watcher compares both versions and rolls the canary back when it does harm.';

function startOfCanary(
  { app, canary }: AppState,
  live: RunningVersion,
  request: CanaryRequest,
  harmful: HarmfulMark | null,
): PlannedAction {
  const { version, share } = request;
  return possible({
    ...canaryPlan(app, request, harmful),
    title: `Start a canary of ${app} ${version} with ${share}% of visitors`,
    consequences: [
      `${share}% of visitors get ${version} when they load the next page; the others keep ${live.version}.`,
      ...(canary
        ? [`The canary ${canary.version} ends: its visitors get ${version} or ${live.version}.`]
        : []),
      OPEN_TABS,
      WATCHED,
    ],
    button: 'Start canary',
  });
}

function canaryPlan(app: AppState['app'], { version, share }: CanaryRequest, harmful: HarmfulMark | null) {
  return {
    app,
    action: 'canary',
    version,
    share,
    overrides: overrideOf(version, harmful),
    marks: null,
  } as const;
}

/** Plans the release of a published version to all visitors without a canary. */
export function planRelease(state: AppState, live: RunningVersion, version: string | null): PlannedAction {
  const { app, canary } = state;
  if (version === null) return impossible('Choose the version to release.');
  if (version === live.version && !canary) return impossible(`${app} ${version} is already live.`);
  const published = publishedVersion(state, version);
  if (published.kind === 'none') return impossible(published.message);
  const ends =
    canary && canary.version !== version ? [`The canary ${canary.version} ends for its visitors too.`] : [];
  return possible({
    app,
    action: 'release',
    version,
    share: null,
    title: `Release ${app} ${version} to everyone`,
    consequences: [
      `All pages loaded from now on use ${version} instead of ${live.version}, without a canary first.`,
      ...ends,
      OPEN_TABS,
      `${live.version} stays published and unmarked, so that you can roll back to it.`,
    ],
    button: 'Release to everyone',
    overrides: overrideOf(version, published.harmful),
    marks: null,
  });
}

/** Plans the mark of a version as harmful, or its removal. */
export function planMark(state: AppState, action: 'mark' | 'unmark', version: string | null): PlannedAction {
  const { app, live } = state;
  if (version === null) return impossible('Choose the version to mark.');
  const published = publishedVersion(state, version);
  if (published.kind === 'none') return impossible(published.message);
  const isMarked = published.harmful !== null;
  if (isMarked === (action === 'mark'))
    return impossible(`${app} ${version} is ${isMarked ? 'already' : 'not'} marked as harmful.`);
  const common = { app, action, version, share: null, overrides: null, marks: null } as const;
  if (action === 'unmark') {
    return possible({
      ...common,
      title: `Remove the harmful mark of ${app} ${version}`,
      consequences: [
        'What is live does not change.',
        `${version} can be released, and is again a target of rollbacks and a fallback.`,
      ],
      button: 'Remove mark',
    });
  }
  return possible({
    ...common,
    title: `Mark ${app} ${version} as harmful`,
    consequences: [
      version === live?.version
        ? `${version} stays live until you roll it back.`
        : 'What is live does not change.',
      `${version} is never again the target of a rollback or a fallback, and is released only with a recorded reason.`,
    ],
    button: 'Mark as harmful',
  });
}

type Published =
  | { readonly kind: 'found'; readonly harmful: HarmfulMark | null }
  | { readonly kind: 'none'; readonly message: string };

function publishedVersion({ app, live, canary, earlier }: AppState, version: string): Published {
  const found = [live, canary, ...earlier].find((one) => one?.version === version);
  return found
    ? { kind: 'found', harmful: found.harmful }
    : { kind: 'none', message: `${app} has no published version ${version}.` };
}

function overrideOf(version: string, harmful: HarmfulMark | null): string | null {
  return harmful ? `${version} is marked as harmful: ${harmful.why}` : null;
}
