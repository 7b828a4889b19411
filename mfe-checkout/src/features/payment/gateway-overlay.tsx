import { css } from '@emotion/react';
import { Dialog } from '@storefront/shared/ui/dialog';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, family, radius, text } from '@storefront/shared/ui/tokens';

interface GatewayOverlayProps {
  readonly paymentUrl: string;
  readonly title: string;
  readonly open: boolean;
  /** Hides the frame only: the payment and its polling continue (PAY-GW-08, DEC-66). */
  readonly onHide: () => void;
}

/** The provider's page in a frame (PAY-GW-01). Some banks forbid frames, so a link opens the page in a new window. */
export function GatewayOverlay({ paymentUrl, title, open, onHide }: GatewayOverlayProps) {
  return (
    <Dialog open={open} onOpenChange={onHide} title={title}>
      <iframe
        css={frameStyles}
        src={paymentUrl}
        title="Payment page of the provider"
        sandbox="allow-forms allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
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

const frameStyles = css`
  width: 100%;
  height: min(620px, 74dvh);
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
`;
