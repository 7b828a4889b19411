import type { ContentFault } from '../documents/content-documents';

/** What a check has found. An error stops publishing, a warning informs (DEC-410). */
export interface ContentFinding extends ContentFault {
  readonly level: 'error' | 'warning';
  /** Whether a preview shows the block although the error stops publishing; absent: it leaves the block out. */
  readonly isPreviewed?: boolean;
}

/** Returns the finding that stops publishing. */
export function errorFinding(fault: ContentFault): ContentFinding {
  return { level: 'error', ...fault };
}

/** Returns the finding that informs. */
export function warningFinding(fault: ContentFault): ContentFinding {
  return { level: 'warning', ...fault };
}

/** Whether nothing stops publishing. */
export function mayBePublished(findings: readonly Pick<ContentFinding, 'level'>[]): boolean {
  return findings.every(({ level }) => level === 'warning');
}
