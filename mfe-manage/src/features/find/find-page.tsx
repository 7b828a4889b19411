import { css } from '@emotion/react';
import type { BookingAccess } from '@storefront/shared/api/manage/access';
import { HelpLines } from '@storefront/shared/composites/booked/help-lines';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { backendUrl } from '@storefront/shared/platform/config/endpoints';
import { useRuntime } from '@storefront/shared/runtime';
import { Alert } from '@storefront/shared/ui/alert';
import { Card } from '@storefront/shared/ui/card';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

import type { AccessNotice } from '../../parts/access/access-state';

import { FindForm } from './find-form';
import { SendLink } from './send-link';

interface FindPageProps {
  /** Why the booking must be found again. */
  readonly notice: AccessNotice | null;
  readonly reference: string;
  /** The payment page has returned to a tab without access. */
  readonly isAfterPayment: boolean;
  readonly onFound: (access: BookingAccess) => void;
}

/** A decorative illustration of the media service. */
const SCENE = 'beach-12';

/** Finds a booking: by its reference, by a link to the shopper's email address, or by phone. */
export function FindPage({ notice, reference, isAfterPayment, onFound }: FindPageProps) {
  const [isFindWrong, setFindWrong] = useState(false);
  const [isSendWrong, setSendWrong] = useState(false);
  const { config } = useRuntime();
  const title = 'Manage my booking';
  return (
    <Container>
      <PageHead title={isFindWrong || isSendWrong ? `Error: ${title}` : title} robots="noindex" />
      <div css={pageStyles}>
        <div css={pictureStyles}>
          <Picture
            src={backendUrl(config, `media/${SCENE}/960.jpg`)}
            alt=""
            ratio="fill"
            sizes="(min-width: 768px) 560px, 100vw"
          />
        </div>
        <div>
          <PageHeading>{title}</PageHeading>
          <p css={introStyles}>See your trip, pay the balance, correct a name, get your documents.</p>
        </div>
        {notice && <Alert tone={notice === 'left' ? 'success' : 'notice'}>{NOTICES[notice]}</Alert>}
        {isAfterPayment && (
          <Alert tone="notice" title="Was your payment made?">
            Find your booking to see what is paid. Do not pay again before you have looked.
          </Alert>
        )}
        <Card as="section" aria-label="Find my booking">
          <FindForm reference={reference} onFound={onFound} onProblem={setFindWrong} />
        </Card>
        <SendLink onProblem={setSendWrong} />
        <Card as="section" aria-label="Help">
          <HelpLines />
        </Card>
      </div>
    </Container>
  );
}

const NOTICES: Readonly<Record<AccessNotice, string>> = {
  ended: 'For your safety this page closes your booking after a while. Please find it again.',
  left: 'You have left your booking. Nobody can open it in this tab any more without finding it again.',
  'link-invalid':
    'This link does not work. It may be cut off, or an email that we sent you later has a new one. Find your booking below.',
  'link-expired': 'This link has expired. Find your booking below, or let us email you a new link.',
};

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-width: 560px;
  margin-inline: auto;
  padding-top: ${space.l};
  font: ${text.body} ${family.body};
`;

// On phones it is as wide as the screen, below the header.
const pictureStyles = css`
  position: relative;
  height: 132px;
  margin: calc(-1 * ${space.l}) calc(-1 * ${space.m}) 0;
  overflow: clip;

  ${from.desktop} {
    margin: 0;
    border-radius: ${radius.panel};
  }
`;

const introStyles = css`
  color: ${color.inkSoft};
`;
