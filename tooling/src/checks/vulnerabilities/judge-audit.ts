import { z } from 'zod';

import type { AllowedVulnerability } from './allowed-vulnerabilities';

/** What `pnpm audit --json` prints. */
const auditSchema = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      severity: z.string(),
      title: z.string(),
      github_advisory_id: z.string().nullish(),
      patched_versions: z.string().nullish(),
      url: z.string(),
      findings: z.array(z.object({ version: z.string(), paths: z.array(z.string()) })),
    }),
  ),
});
export type Audit = z.output<typeof auditSchema>;

/** Severities that nobody has to judge. */
const TOLERATED = new Set(['info', 'low']);

/** Returns `null` for a text that is no audit, such as the message of a registry without an audit. */
export function parseAudit(text: string): Audit | null {
  try {
    return auditSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns a line for every vulnerability of moderate severity or more that is not accepted, and for every accepted one that no
 * installed package has any more.
 */
export function judgeAudit(
  { advisories }: Audit,
  allowed: readonly AllowedVulnerability[],
): readonly string[] {
  const found = Object.values(advisories);
  const isFor = (one: AllowedVulnerability, advisory: (typeof found)[number]) =>
    one.advisory === advisory.github_advisory_id && one.package === advisory.module_name;
  const open = found
    .filter(({ severity }) => !TOLERATED.has(severity))
    .filter((advisory) => !allowed.some((one) => isFor(one, advisory)))
    .map(({ module_name: name, severity, title, url, patched_versions: patched, findings }) => {
      const versions = findings.map(({ version }) => version).join(', ');
      const path = findings[0]?.paths[0] ?? 'unknown';
      return `${name}@${versions} (${severity}): ${title}. Through ${path}; patched in ${patched ?? 'no version'}. ${url}`;
    });
  const outdated = allowed
    .filter((one) => !found.some((advisory) => isFor(one, advisory)))
    .map(
      ({ advisory, package: name }) =>
        `${advisory} of ${name} is accepted, but nothing has it: delete the entry`,
    );
  return [...open, ...outdated];
}
