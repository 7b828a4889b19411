/**
 * Names of the Trusted Types policies that the Content-Security-Policy allows. `storefront-html` and `dompurify` are
 * created once per remote, so duplicates are allowed as well.
 */
export const TRUSTED_TYPES_POLICIES = ['default', 'storefront-boot', 'storefront-html', 'dompurify'] as const;

/** Allowed in addition where a page may start workers (`VerifiedWorker`). */
export const WORKER_POLICY = 'storefront-worker';

/** The conversion functions of a Trusted Types policy. */
export interface PolicyRules {
  readonly createHTML?: (text: string) => string;
  readonly createScript?: (text: string) => string;
  readonly createScriptURL?: (url: string) => string;
}

interface Policy {
  readonly createHTML: (text: string) => TrustedHTML;
  /** Returns a trusted value, for which the DOM library types have no name. */
  readonly createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: PolicyRules) => Policy;
}

/**
 * Creates a Trusted Types policy. Returns `null` in browsers without Trusted Types and on a server.
 *
 * @throws TypeError when the Content-Security-Policy does not allow the name
 */
export function trustedPolicy(
  name: (typeof TRUSTED_TYPES_POLICIES)[number] | typeof WORKER_POLICY,
  rules: PolicyRules,
): Policy | null {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(factory) ? factory.createPolicy(name, rules) : null;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
