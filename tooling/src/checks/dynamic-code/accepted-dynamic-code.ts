import type { DynamicCode } from './find-dynamic-code';

/** A place in a library that creates code from text but never does so on this site. */
interface AcceptedUse {
  readonly library: string;
  /** Matches `DynamicCode.code`. */
  readonly code: RegExp;
  /** Matches the start of `DynamicCode.context`, so that no other function can use the entry. */
  readonly context: RegExp;
  readonly reason: string;
}

/** Only a function of a library may be added, never one of our own; the reason states why the code does not run. */
export const ACCEPTED_DYNAMIC_CODE: readonly AcceptedUse[] = [
  {
    library: 'lodash (through formik)',
    code: /^(?:new )?Function\(["']return this["']\)$/,
    context: /^/,
    reason:
      'The last alternative for the global object, after globalThis, which every supported browser has.',
  },
  {
    library: 'zod',
    code: /^(?:new )?Function(?:\(""\))?$/,
    context: /^\(\)\s*=>\s*\{[^]{0,400}\.jitless[^]{0,200}Cloudflare/,
    reason:
      'Tests whether code may be created; the shell and the workers configure `jitless`, which returns first.',
  },
  {
    library: 'zod',
    code: /^(?:new )?Function$/,
    context: /^compile\(\)\s*\{[^]{0,80}this\?\.content/,
    reason: 'Compiles a schema after the test above has succeeded.',
  },
  {
    library: 'zod',
    code: /^(?:new )?Function$/,
    context: /^function compileFn\(schema, options\) \{/,
    reason: 'Compiles a schema after the test above has succeeded.',
  },
  {
    library: '@module-federation/runtime',
    code: /^(?:new )?Function\("callbacks",\s*`(?:System\.)?import\("/,
    context: /^[^]{0,700}(?:FEDERATION_ALLOW_NEW_FUNCTION|Failed to load SystemJS entry)/,
    reason: 'Loads remotes of the types `module` and `system`; ours are of the type `var`.',
  },
  {
    library: '@module-federation/runtime',
    code: /^(?:new )?Function\((?:"return "\s*\+\s*)?\w+\.getPublicPath\)$/,
    context: /^function\s?\w*\(\w+,\s*\w+\)\s*\{[^]{0,40}"getPublicPath"\s?in/,
    reason: 'Evaluates a public path from a snapshot of a manifest; our releases have neither.',
  },
];

export function isAccepted({ code, context }: DynamicCode): boolean {
  return ACCEPTED_DYNAMIC_CODE.some((use) => use.code.test(code) && use.context.test(context));
}
