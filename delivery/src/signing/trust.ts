import { keysEver, keysOfApp, timestampKeysOf, type RootDocument } from './root-document';
import type { TrustedKeys } from './sign-json';

/** Which keys are trusted for what, at one version of the root document. */
export interface Trust {
  /** 0 without a root document: every trusted key may then sign everything. */
  readonly rootVersion: number;
  readonly keysOf: (app: string) => TrustedKeys;
  readonly timestampKeys: TrustedKeys;
  /** Keys that were trusted at any time: they verify the history, which decides nothing. */
  readonly historyKeys: TrustedKeys;
}

/** Trust of a machine without a root document. */
export function trustInKeys(trusted: TrustedKeys): Trust {
  return { rootVersion: 0, keysOf: () => trusted, timestampKeys: trusted, historyKeys: trusted };
}

/** Trust in the keys of a root document. */
export function trustInRoot(root: RootDocument): Trust {
  return {
    rootVersion: root.version,
    keysOf: (app) => keysOfApp(root, app),
    timestampKeys: timestampKeysOf(root),
    historyKeys: keysEver(root),
  };
}
