import type { BlockUse } from '@storefront/shared/contracts/blocks/block-catalogue';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

/** Reads from the backend which blocks the content uses. */
export type ReadBlockUses = () => Promise<readonly BlockUse[]>;

/** Documents that a message names. */
const MAX_NAMED = 5;

/**
 * Compares the blocks of a candidate with those of the live releases of its app. A request is sent only when a block
 * would disappear or become older, so that every other release works without it.
 *
 * @param live manifests of the live releases of the app, canaries included
 * @param readUses `undefined`: what the content uses is unknown, and each missing block is a conflict
 * @returns one sentence per block that content would lose
 */
export async function blockConflicts(
  candidate: AppManifest,
  live: readonly AppManifest[],
  readUses: ReadBlockUses | undefined,
): Promise<readonly string[]> {
  const own = candidate.blocks?.versions ?? {};
  const rendered = live.flatMap(({ blocks }) => Object.entries(blocks?.versions ?? {}));
  const missing = [
    ...new Set(rendered.flatMap(([type, version]) => ((own[type] ?? 0) < version ? [type] : []))),
  ];
  if (missing.length === 0) return [];
  const uses = readUses
    ? await readUses()
    : missing.map((type) => ({ type, version: Infinity, documents: ['content that cannot be read here'] }));
  return uses
    .filter(({ type, version }) => missing.includes(type) && (own[type] ?? 0) < version)
    .map((use) => conflictText(candidate.name, use, own[use.type]));
}

function conflictText(app: string, { type, documents }: BlockUse, version: number | undefined): string {
  const others = documents.length - MAX_NAMED;
  const named = documents.slice(0, MAX_NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '');
  const change =
    version === undefined
      ? `does not render the block ${type}`
      : `renders version ${version} of the block ${type}`;
  return (
    `${app} ${change}, but newer content uses it: ${named}. Keep the block, or remove it from these pages in the ` +
    'studio and publish them first.'
  );
}
