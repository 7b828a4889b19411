import { WORKSPACE_ROOT } from '../../workspace';

import { checkAllowed, readAllowed } from './allowed-vulnerabilities';
import { judgeAudit, parseAudit } from './judge-audit';

const ACCEPTED = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'left-pad',
  reason: 'Only used in tests, never with input of a visitor.',
  until: '2026-12-31',
};

/** As `pnpm audit --json` of version 12 prints it. */
const auditOf = (severity: string) =>
  JSON.stringify({
    advisories: {
      1099: {
        findings: [{ version: '1.0.0', paths: ['backend>left-pad', 'studio>left-pad'], dev: false }],
        id: 1099,
        title: 'Pads too much',
        module_name: 'left-pad',
        vulnerable_versions: '<2',
        patched_versions: null,
        severity,
        cwe: 'CWE-400',
        github_advisory_id: 'GHSA-aaaa-bbbb-cccc',
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
      },
    },
    metadata: { vulnerabilities: { [severity]: 1 } },
  });

function judged(severity: string, allowed = [ACCEPTED]) {
  const audit = parseAudit(auditOf(severity));
  if (!audit) throw new Error('no audit');
  return judgeAudit(audit, allowed);
}

describe('a known vulnerability', () => {
  it.each(['moderate', 'high', 'critical'])(
    'of severity %s is named with its package and path',
    (severity) => {
      expect(judged(severity, [])).toEqual([
        `left-pad@1.0.0 (${severity}): Pads too much. Through backend>left-pad; patched in no version. https://github.com/advisories/GHSA-aaaa-bbbb-cccc`,
      ]);
    },
  );

  it('of low severity needs no judgement', () => {
    expect(judged('low', [])).toEqual([]);
  });

  it('may be accepted for its package only', () => {
    expect(judged('high')).toEqual([]);
    expect(judged('high', [{ ...ACCEPTED, package: 'right-pad' }])).toHaveLength(2);
  });

  it('is accepted for a quarter at most, and not after its last day', () => {
    expect(checkAllowed([ACCEPTED], '2026-12-31')).toEqual([]);
    expect(checkAllowed([ACCEPTED], '2027-01-01')).toEqual([
      'GHSA-aaaa-bbbb-cccc of left-pad was accepted until 2026-12-31: update the package or judge it again',
    ]);
    expect(checkAllowed([ACCEPTED], '2026-09-01')).toHaveLength(1);
  });
});

it('an accepted vulnerability that nothing has any more is to be deleted', () => {
  expect(judgeAudit({ advisories: {} }, [ACCEPTED])).toEqual([
    'GHSA-aaaa-bbbb-cccc of left-pad is accepted, but nothing has it: delete the entry',
  ]);
});

it.each(['', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{}}'])('the text %j is no audit', (text) => {
  expect(parseAudit(text)).toBeNull();
});

it('the list of this repository can be read', () => {
  expect(Array.isArray(readAllowed(WORKSPACE_ROOT))).toBe(true);
});
