import type { RegistryChange } from '../../store/release-store';

type Change = Pick<RegistryChange, 'part' | 'from' | 'to' | 'share' | 'action'>;

/** Kinds of changes, for the filter of the history. */
export const CHANGE_KINDS = ['release', 'canary', 'rollback', 'withdrawal', 'mark'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export function kindOf({ share, action }: Pick<Change, 'share' | 'action'>): ChangeKind {
  if (action === 'mark' || action === 'unmark') return 'mark';
  if (action === 'withdraw') return 'withdrawal';
  if (action === 'rollback' || share === 0) return 'rollback';
  return share === undefined ? 'release' : 'canary';
}

/** Changes that give no version to visitors. */
const WITHOUT_RELEASE: Partial<Record<NonNullable<Change['action']>, (version: string) => string>> = {
  mark: (version) => `${version} marked as harmful`,
  unmark: (version) => `harmful mark of ${version} removed`,
  sign: () => 'signed again',
  withdraw: (version) => `withdrawn, ${version} before`,
};

/** Describes a change, without the name of the app. */
export function describeChange({ from, to, share, action }: Omit<Change, 'part'>): string {
  const described = action && WITHOUT_RELEASE[action];
  if (described) return described(to);
  if (share === 0) return `canary ${from ?? ''} rolled back, ${to} for everyone`;
  if (share !== undefined) return `${to} for ${share}% of visitors, ${from ?? 'nothing'} for the others`;
  if (action === 'rollback') return `rolled back to ${to} from ${from ?? 'nothing'}`;
  return from === null || from === to ? `${to} for everyone` : `${to} for everyone, ${from} before`;
}

/** Describes a change that has just been made. */
export function describeDone(change: Change): string {
  return `Done. ${change.part}: ${describeChange(change)}.`;
}
