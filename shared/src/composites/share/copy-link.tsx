import { css } from '@emotion/react';
import { Link as LinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../ui/button';
import { space } from '../../ui/tokens';
import { visuallyHidden } from '../../ui/visually-hidden';

import { ManualCopyField } from './manual-copy-field';
import { useClipboard, type CopyStatus } from './use-clipboard';

interface CopyLinkProps {
  /** Absolute, or relative to the current page. */
  readonly url: string;
  /** Label of the text field that appears if the browser denies access to the clipboard. */
  readonly fieldLabel: string;
}

/** Renders a button that copies a link; if the browser forbids it, a text field to copy the link manually. */
export function CopyLink({ url, fieldLabel }: CopyLinkProps) {
  const { status, copy } = useClipboard();
  return (
    <CopyFeedback status={status} fieldLabel={fieldLabel}>
      <Button
        look="outline"
        icon={<LinkIcon size={20} aria-hidden />}
        onClick={() => void copy(new URL(url, window.location.href).href)}
      >
        <CopyLabel status={status}>Copy link</CopyLabel>
      </Button>
    </CopyFeedback>
  );
}

interface CopyFeedbackProps {
  readonly status: CopyStatus;
  readonly fieldLabel: string;
  /** The button that copies. */
  readonly children: ReactNode;
}

interface CopyLabelProps {
  readonly status: CopyStatus;
  readonly children: ReactNode;
}

/** Renders the label of a copy button, which reads "Copied" for a moment. Both texts keep their place, so nothing moves. */
export function CopyLabel({ status, children }: CopyLabelProps) {
  const copied = status.kind === 'copied';
  return (
    <span css={labelStyles}>
      <span css={copied && hiddenStyles}>{children}</span>
      <span css={!copied && hiddenStyles}>Copied</span>
    </span>
  );
}

/** Renders a copy button with its result: an announcement, or the field for copying manually. */
export function CopyFeedback({ status, fieldLabel, children }: CopyFeedbackProps) {
  return (
    <div css={boxStyles}>
      <div css={rowStyles}>
        {children}
        <span role="status" css={visuallyHidden}>
          {status.kind === 'copied' && 'Link copied'}
        </span>
      </div>
      {status.kind === 'manual' && <ManualCopyField link={status.link} label={fieldLabel} />}
    </div>
  );
}

const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  min-width: 0;
`;

const rowStyles = css`
  position: relative;
  display: flex;
`;

const labelStyles = css`
  display: grid;

  & > span {
    grid-area: 1 / 1;
  }
`;

const hiddenStyles = css`
  visibility: hidden;
`;
