import type { AppName } from '@storefront/tooling/apps';

export const ACTIONS = [
  'promote',
  'take-back',
  'roll-back',
  'canary',
  'release',
  'withdraw',
  'restore',
  'mark',
  'unmark',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The effects of an action, for its confirmation page. */
export interface ActionPlan {
  readonly app: AppName;
  readonly action: Action;
  /** The version that the action is about: for all visitors after it, the canary, or the marked one. */
  readonly version: string;
  /** Percent of visitors that get a canary; `null` for other actions. */
  readonly share: number | null;
  readonly title: string;
  /** One sentence each. */
  readonly consequences: readonly string[];
  /** Label of the submit button. */
  readonly button: string;
  /** Why the action also needs a decision of its own, which is recorded; `null` if it does not. */
  readonly overrides: string | null;
  /** The version that is marked as harmful with the action unless the user decides otherwise. */
  readonly marks: string | null;
}

export type PlannedAction =
  | { readonly kind: 'possible'; readonly plan: ActionPlan }
  | { readonly kind: 'impossible'; readonly message: string };

/** What a URL or a form requests. */
export interface RequestedAction {
  readonly action: Action;
  /** Default: the recommended target of a rollback. */
  readonly version: string | null;
  /** Percent of visitors for a canary. */
  readonly share: number | null;
}

export const OPEN_TABS = 'Open tabs keep their current versions until they are reloaded.';

export function possible(plan: ActionPlan): PlannedAction {
  return { kind: 'possible', plan };
}

export function impossible(message: string): PlannedAction {
  return { kind: 'impossible', message };
}
