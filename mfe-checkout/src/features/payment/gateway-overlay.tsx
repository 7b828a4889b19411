import { css } from '@emotion/react';
import { SlowNotice } from '@storefront/shared/composites/page/slow-notice';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Spinner } from '@storefront/shared/ui/spinner';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

interface GatewayOverlayProps {
  readonly paymentUrl: string;
  readonly title: string;
  readonly open: boolean;
  /** Hides the frame only: the payment and its polling continue (PAY-GW-08, DEC-66). */
  readonly onHide: () => void;
}

/** The provider's page in a frame (PAY-GW-01). Some banks forbid frames, so a link opens the page in a new window. */
export function GatewayOverlay({ paymentUrl, title, open, onHide }: GatewayOverlayProps) {
  const [loads, setLoads] = useState(0);
  const hide = () => {
    setLoads(0);
    onHide();
  };
  return (
    <Dialog open={open} onOpenChange={hide} title={title} framePages={Math.max(0, loads - 1)}>
      <PaymentFrame
        paymentUrl={paymentUrl}
        isLoading={loads === 0}
        onLoad={() => setLoads((before) => before + 1)}
      />
      <p css={noteStyles}>
        Trouble with this page?{' '}
        <a href={paymentUrl} target="_blank" rel="noopener noreferrer" css={linkStyles}>
          Open it in a new window
        </a>
      </p>
    </Dialog>
  );
}

interface PaymentFrameProps extends Pick<GatewayOverlayProps, 'paymentUrl'> {
  readonly isLoading: boolean;
  /** Called for each page that the frame has loaded. */
  readonly onLoad: () => void;
}

/** The frame, with words in its place until the page is there: a slow provider would show an empty box (DEC-310). */
function PaymentFrame({ paymentUrl, isLoading, onLoad }: PaymentFrameProps) {
  return (
    <div css={placeStyles}>
      <iframe
        css={frameStyles}
        src={paymentUrl}
        title="Payment page of the provider"
        sandbox="allow-forms allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      {isLoading && (
        <div css={loadingStyles}>
          <Spinner label="Loading the payment page" />
          <SlowNotice isBusy>
            Nothing is paid yet. Open the page in a new window, or close this one and try again.
          </SlowNotice>
        </div>
      )}
    </div>
  );
}

const placeStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    grid-area: 1 / 1;
  }
`;

const frameStyles = css`
  width: 100%;
  height: min(620px, 74dvh);
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
`;

const loadingStyles = css`
  display: grid;
  place-content: center;
  place-items: center;
  gap: ${space.m};
  padding: ${space.m};
  text-align: center;
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
`;
