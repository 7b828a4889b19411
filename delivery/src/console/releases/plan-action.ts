import type { PartName } from '@storefront/tooling/build/parts';

import type { PartState, RunningVersion } from './app-state';

export const ACTS = ['promote', 'take-back', 'roll-back'] as const;
export type Act = (typeof ACTS)[number];

/** What an act would do, for whoever has to confirm it. */
export interface ActPlan {
  readonly part: PartName;
  readonly act: Act;
  /** What everyone gets after it. */
  readonly version: string;
  readonly title: string;
  /** A sentence each: who gets what, and what stays. */
  readonly consequences: readonly string[];
  /** Words of the button that does it. */
  readonly button: string;
}

export type PlannedAct =
  | { readonly kind: 'possible'; readonly plan: ActPlan }
  | { readonly kind: 'impossible'; readonly sentence: string };

const OPEN_TABS = 'Tabs that are open keep the versions they began with until they are loaded again.';

/** What an act on a part would do now. @param version to roll back to; the one before when `null` */
export function planAct(state: PartState, act: Act, version: string | null): PlannedAct {
  const { part, live, canary } = state;
  if (!live) return impossible(`Nothing of ${part} is live yet.`);
  if (act === 'roll-back') return planRollBack(state, live, version ?? state.before);
  if (!canary) return impossible(`No canary of ${part} is running.`);

  const planned = act === 'promote' ? promotion(part, live, canary) : takingBack(part, live, canary);
  return { kind: 'possible', plan: { ...planned, part, act } };
}

type PlanOfPart = Omit<ActPlan, 'part' | 'act'>;

function promotion(part: PartName, live: RunningVersion, canary: RunningVersion): PlanOfPart {
  return {
    version: canary.version,
    title: `Promote ${part} ${canary.version}`,
    consequences: [
      `Every page that is loaded from now on gets ${canary.version}. Today ${canary.share}% of the visitors get it; the other ${live.share}% move to it from ${live.version}.`,
      OPEN_TABS,
      `${live.version} stays published: it can be rolled back to.`,
    ],
    button: 'Promote to everyone',
  };
}

function takingBack(part: PartName, live: RunningVersion, canary: RunningVersion): PlanOfPart {
  return {
    version: live.version,
    title: `Take back the canary of ${part}`,
    consequences: [
      `The ${canary.share}% of the visitors who get ${canary.version} today get ${live.version} with the next page they load. Nothing changes for the other ${live.share}%.`,
      OPEN_TABS,
      `${canary.version} stays published: it can be released again.`,
    ],
    button: 'Take back canary',
  };
}

function planRollBack(state: PartState, live: RunningVersion, version: string | null): PlannedAct {
  const { part, canary } = state;
  if (version === null) return impossible(`${part} has no version before ${live.version}.`);
  if (version === live.version) return impossible(`${part} ${version} is live already.`);
  const target = state.earlier.find((earlier) => earlier.version === version);
  if (!target) return impossible(`${part} has no version ${version} to roll back to.`);

  const ends = canary
    ? `The canary ${canary.version} ends: the ${canary.share}% of the visitors who get it today get ${version} too.`
    : null;
  const isNew = target.change === null ? `${version} has never been live for everyone before.` : null;
  return {
    kind: 'possible',
    plan: {
      part,
      act: 'roll-back',
      version,
      title: `Roll back ${part} to ${version}`,
      consequences: [
        `Every page that is loaded from now on gets ${version} instead of ${live.version}.`,
        ends,
        isNew,
        OPEN_TABS,
        `${live.version} stays published: it can be made live again in the same way.`,
      ].filter((sentence) => sentence !== null),
      button: `Roll back to ${version}`,
    },
  };
}

function impossible(sentence: string): PlannedAct {
  return { kind: 'impossible', sentence };
}
