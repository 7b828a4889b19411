import type { RegistryChange } from '../../store/release-store';

type Change = Pick<RegistryChange, 'part' | 'from' | 'to' | 'share'>;

/** What a change did, as the words after the name of its part. */
export function describeChange({ from, to, share }: Omit<Change, 'part'>): string {
  if (share === 0) return `canary ${from ?? ''} taken back, everyone gets ${to}`;
  if (share !== undefined) return `${to} for ${share}% of the visitors, ${from ?? 'nothing'} for the others`;
  return from === null || from === to ? `${to} for everyone` : `${to} for everyone, ${from} before`;
}

/** The same, where it has just been done. */
export function describeDone(change: Change): string {
  return `Done. ${change.part}: ${describeChange(change)}.`;
}
