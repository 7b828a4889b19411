import { SPECULATION_RULES } from '@storefront/shared/contracts/speculation-rules';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

import type { LiveRegistry } from '../registry/live-registry';
import type { DocumentText } from '../render/kept-document';
import type { PageContent } from '../render/render-task';
import type { SocialPicture } from '../render/social-picture';

import { storefrontDocument } from './document';
import { documentSnapshot } from './document-snapshot';
import { inlineByHash } from './inline-code';
import { linkHeader, preloadsFor, type Preload } from './page-hints';
import { securityHeaders } from './security-headers';

/**
 * Returns the document of a page that visitors share: the same bytes for all of them, so its policy names the hashes of
 * its scripts and styles instead of a nonce.
 */
export function sharedDocument(
  config: StorefrontConfig,
  live: LiveRegistry,
  path: string,
  page: PageContent,
  social: SocialPicture | null = null,
): DocumentText {
  const snapshot = documentSnapshot(live, path, false);
  const preloads = preloadsFor(live, snapshot.snapshot, path);
  const inline = inlineByHash({ files: scriptHashes(preloads), texts: [SPECULATION_RULES] });
  const halves = storefrontDocument({ live, preloads, config, inline, page, social, preview: null });
  const policy = { inline: inline.sources(), path };
  return {
    ...halves,
    snapshot,
    headers: {
      ...securityHeaders(config, policy),
      link: linkHeader([], config, null),
    },
  };
}

function scriptHashes(preloads: readonly Preload[]): readonly string[] {
  return preloads.flatMap(({ as, integrity }) => (as === 'script' && integrity ? [integrity] : []));
}
