import { readAudit } from '../api/accounts';
import { useResponse } from '../api/use-response';
import { LoadState } from '../ui/load-states';
import { ukMoment } from '../ui/uk-time';

import { cardStyles, headingStyles, tableStyles } from '../ui/card-styles';

/** Renders the newest acts of everybody. */
export function AuditLog() {
  const { data, error, reload } = useResponse(readAudit);
  return (
    <section css={cardStyles} aria-labelledby="audit-log">
      <h2 id="audit-log" css={headingStyles}>
        Activity
      </h2>
      {!data && <LoadState error={error} what="activity" onRetry={() => void reload()} />}
      <table css={tableStyles}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Of</th>
          </tr>
        </thead>
        <tbody>
          {data?.entries.map(({ id, at, actor, act, subject }) => (
            <tr key={id}>
              <td>{ukMoment(at)}</td>
              <td>{actor}</td>
              <td>{ACTS[act] ?? act}</td>
              <td>{subject}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const ACTS: Readonly<Record<string, string>> = {
  'account.add': 'added an account',
  'account.change': 'changed an account',
  'account.password': 'changed the own password',
  'account.reset-password': 'gave a new password',
  'document.draft': 'saved a draft',
  'document.end': 'took off the site',
  'document.publish': 'published',
  'document.schedule': 'scheduled',
  'document.unschedule': 'cancelled the schedule',
  'release.publish': 'published together',
  'release.schedule': 'scheduled together',
  'release.undo': 'undid',
  'sign-in': 'signed in',
  'sign-in.refused': 'was refused a sign-in',
  'sign-out': 'signed out',
};
