import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { TextField } from '@storefront/shared/ui/text-field';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { family, space, text } from '@storefront/shared/ui/tokens';
import { useMemo, useState } from 'react';

import { errorText, type CallError } from '../api/call';
import { makeMoment, type Moment, type MomentRequest } from '../api/moments';
import { listReleases } from '../api/releases';
import { useResponse } from '../api/use-response';
import { Modal } from '../ui/modal';
import { smallButtonStyles } from '../ui/small-button';
import { ukMoment } from '../ui/uk-time';
import { UkTimeField } from '../ui/uk-time-field';

import { upcomingMoments, type UpcomingMoment } from './upcoming-moments';
import { wallTimeText } from '../ui/uk-wall';

interface MomentDialogProps extends Pick<MomentRequest, 'document' | 'drafts'> {
  /** Value of the field at first: a time of the UK, or empty for now. */
  readonly at: string;
  /** What the preview has beside the published documents, such as `your draft`. */
  readonly added: string | null;
  /** Shows the moment in the preview of the editor; absent elsewhere. */
  readonly onShow?: ((at: string) => void) | undefined;
  readonly onClose: () => void;
}

/** Renders the choice of a moment, and makes a link to the whole site as it will be then. */
export function MomentDialog({ at: first, added, document, drafts, onShow, onClose }: MomentDialogProps) {
  const [at, setAt] = useState(first);
  const { data } = useResponse(listReleases);
  const [now] = useState(() => Date.now());
  const moments = useMemo(() => (data ? upcomingMoments(data.releases, now) : []), [data, now]);
  const link = useLink({ document, drafts });
  const choose = (next: string) => {
    setAt(next);
    link.clear();
  };
  return (
    <Modal title="The site at another moment" onClose={onClose}>
      <Stack>
        <p css={introStyles}>
          All pages, menus and notices as they will be: with what is published and scheduled for then
          {added !== null && `, and with ${added}`}. Prices are those of today.
        </p>
        <UkTimeField
          label="Day and time"
          hint="A time of the UK. Leave it empty for now."
          value={at}
          onChange={choose}
        />
        <Moments moments={moments} at={at} onChoose={choose} />
        {link.error && <Alert tone="error">{errorText(link.error)}</Alert>}
        {link.moment && <MomentLink moment={link.moment} />}
        <Row wrap>
          {onShow && (
            <Button
              onClick={() => {
                onShow(at);
                onClose();
              }}
            >
              {at === '' ? 'Show it as it is now' : 'Show it here'}
            </Button>
          )}
          <Button look="outline" loading={link.isSending} onClick={() => void link.make(at)}>
            Make a link to the whole site
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

function Moments({
  moments,
  at,
  onChoose,
}: {
  readonly moments: readonly UpcomingMoment[];
  readonly at: string;
  readonly onChoose: (at: string) => void;
}) {
  if (moments.length === 0) return null;
  return (
    <ul css={momentsStyles} aria-label="Coming up">
      {moments.map((moment) => (
        <li key={`${moment.at} ${moment.label}`}>
          <button
            type="button"
            css={smallButtonStyles}
            aria-pressed={moment.at === at}
            onClick={() => onChoose(moment.at)}
          >
            {wallTimeText(moment.at)} · {moment.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function useLink({ document, drafts }: Pick<MomentRequest, 'document' | 'drafts'>) {
  const [moment, setMoment] = useState<Moment | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const [isSending, setSending] = useState(false);
  const make = async (at: string) => {
    setSending(true);
    const time = at === '' ? null : at;
    const result = await makeMoment({ at: time, document, drafts, isFrame: false });
    setSending(false);
    setMoment(result.ok ? result.value : null);
    setError(result.ok ? null : result.error);
  };
  const clear = () => {
    setMoment(null);
    setError(null);
  };
  return { moment, error, isSending, make, clear };
}

function MomentLink({ moment: { url, expiresAt } }: { readonly moment: Moment }) {
  return (
    <Alert tone="success" title="The link is ready">
      <Stack>
        <TextField
          label="Link for colleagues"
          hint={`Everybody who has it sees this preview, until ${ukMoment(expiresAt)}.`}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <a css={linkStyles} href={url} target="_blank" rel="noreferrer">
          Open the preview
        </a>
      </Stack>
    </Alert>
  );
}

const introStyles = css`
  margin: 0;
  font: ${text.body} ${family.body};
`;

const momentsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;
