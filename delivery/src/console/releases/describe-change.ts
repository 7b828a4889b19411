import type { RegistryChange } from '../../store/release-store';

type Change = Pick<RegistryChange, 'part' | 'from' | 'to' | 'share'>;

/** Describes a change, without the name of the app. */
export function describeChange({ from, to, share }: Omit<Change, 'part'>): string {
  if (share === 0) return `canary ${from ?? ''} rolled back, ${to} for everyone`;
  if (share !== undefined) return `${to} for ${share}% of visitors, ${from ?? 'nothing'} for the others`;
  return from === null || from === to ? `${to} for everyone` : `${to} for everyone, ${from} before`;
}

/** Describes a change that has just been made. */
export function describeDone(change: Change): string {
  return `Done. ${change.part}: ${describeChange(change)}.`;
}
