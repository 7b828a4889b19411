import { css } from '@emotion/react';
import { Link as LinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../ui/button';
import { color, family, space, text } from '../../ui/tokens';

import { ManualCopyField } from './manual-copy-field';
import { useClipboard, type CopyStatus } from './use-clipboard';

interface CopyLinkProps {
  /** Absolute, or from the present page on. */
  readonly url: string;
  /** Names the field where a browser does not copy. */
  readonly fieldLabel: string;
}

/** Copies the link of what is shown; where a browser forbids that, the link can be copied by hand. */
export function CopyLink({ url, fieldLabel }: CopyLinkProps) {
  const { status, copy } = useClipboard();
  return (
    <CopyFeedback status={status} fieldLabel={fieldLabel}>
      <Button
        look="outline"
        icon={<LinkIcon size={20} aria-hidden />}
        onClick={() => void copy(new URL(url, window.location.href).href)}
      >
        Copy link
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

/** A button that copies, with what became of it beside and below. */
export function CopyFeedback({ status, fieldLabel, children }: CopyFeedbackProps) {
  return (
    <div css={boxStyles}>
      <div css={rowStyles}>
        {children}
        <span role="status" css={statusStyles}>
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

const statusStyles = css`
  font: 600 ${text.body} ${family.body};
  color: ${color.success};

  &:not(:empty) {
    margin-left: ${space.xs};
  }
`;
