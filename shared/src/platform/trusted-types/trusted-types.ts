/**
 * Names of the policies that a document of ours allows (Trusted Types). Of the two that come with code of a
 * remote there is one in each remote: several of one name are allowed.
 */
export const TRUSTED_TYPES_POLICIES = ['default', 'storefront-boot', 'storefront-html', 'dompurify'] as const;

export interface PolicyRules {
  readonly createHTML?: (text: string) => string;
  readonly createScript?: (text: string) => string;
  readonly createScriptURL?: (url: string) => string;
}

interface Policy {
  readonly createHTML: (text: string) => TrustedHTML;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: PolicyRules) => Policy;
}

/** `null` in browsers that do not know Trusted Types, and on a server. */
export function trustedPolicy(
  name: (typeof TRUSTED_TYPES_POLICIES)[number],
  rules: PolicyRules,
): Policy | null {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(factory) ? factory.createPolicy(name, rules) : null;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
