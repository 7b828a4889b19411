import { isAppNameForm, type AppName } from '@storefront/tooling/apps';

/** A release that a preview shows instead of the live one. */
export interface PreviewedRelease {
  readonly app: AppName;
  readonly version: string;
}

/** Versions are used as folder names, so path separators are not allowed. */
const VERSION = /^\w[\w.+-]*$/;

/** Parses `mfe-deal@1.2.0`; returns `null` for anything else. */
export function parseRelease(text: string): PreviewedRelease | null {
  const [app = '', version = '', ...rest] = text.split('@');
  return isAppNameForm(app) && VERSION.test(version) && rest.length === 0 ? { app, version } : null;
}

export function formatRelease({ app, version }: PreviewedRelease): string {
  return `${app}@${version}`;
}
