import { isPartName, type PartName } from '@storefront/tooling/build/parts';

/** A release that a preview shows in place of the live one. */
export interface PreviewedRelease {
  readonly part: PartName;
  readonly version: string;
}

/** A version is the name of a folder: nothing in it may lead elsewhere. */
const VERSION = /^\w[\w.+-]*$/;

/** Reads `mfe-deal@1.2.0`; `null` for anything else. */
export function parseRelease(text: string): PreviewedRelease | null {
  const [part = '', version = '', ...rest] = text.split('@');
  return isPartName(part) && VERSION.test(version) && rest.length === 0 ? { part, version } : null;
}

export function releaseText({ part, version }: PreviewedRelease): string {
  return `${part}@${version}`;
}
