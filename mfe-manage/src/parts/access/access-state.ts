import type { BookingAccess } from '@storefront/shared/api/manage/access';

import type { CallProblem } from '../../domain/call-problem';

/** Why the booking must be found again. */
export type AccessNotice = 'ended' | 'left' | 'link-invalid' | 'link-expired';

/** What the page may show: the form to find a booking, or a booking. */
export type AccessState =
  | { readonly kind: 'none'; readonly notice: AccessNotice | null }
  /** The link of an email is exchanged for access. */
  | { readonly kind: 'opening'; readonly link: string }
  | { readonly kind: 'link-failed'; readonly link: string; readonly problem: CallProblem }
  | { readonly kind: 'open'; readonly access: BookingAccess };

/** Returns the link of an email in the fragment of the URL, `#link=…`, or `null` without one. */
export function linkInFragment(hash: string): string | null {
  return /^#link=(.+)$/.exec(hash)?.[1] ?? null;
}

/** Returns the state after a link could not be exchanged. */
export function afterFailedLink(link: string, problem: CallProblem): AccessState {
  if (problem.kind !== 'refused') return { kind: 'link-failed', link, problem };
  return { kind: 'none', notice: problem.code === 'link-expired' ? 'link-expired' : 'link-invalid' };
}
