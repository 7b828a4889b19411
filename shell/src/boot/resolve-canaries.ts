/** @needs document */
import {
  canaryBucket,
  VISITOR_COOKIE,
  VISITOR_COOKIE_MAX_AGE_SECONDS,
} from '@storefront/shared/contracts/canary-bucket';
import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';

/**
 * Decides which releases of a shared document this visitor gets: a remote with a canary is replaced by it for visitors
 * in its group. The edge server decides in the same way from the same cookie.
 */
export function resolveCanaries(snapshot: RegistrySnapshot, document: Document): RegistrySnapshot {
  if (!snapshot.remotes.some(({ canary }) => canary)) return snapshot;
  const id = visitorId(document);
  const remotes = snapshot.remotes.map((remote) => {
    const { canary, ...live } = remote;
    const isInGroup = canary && canaryBucket(id, live.name, canary.release.version) < canary.traffic;
    return isInGroup ? canary.release : live;
  });
  return { ...snapshot, remotes };
}

function visitorId(document: Document): string {
  const existingId = new RegExp(`\\b${VISITOR_COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1];
  if (existingId) return existingId;
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const secure = document.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${VISITOR_COOKIE}=${id}; Path=/; Max-Age=${VISITOR_COOKIE_MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
  return id;
}
