import { Share2 } from 'lucide-react';

import { Button } from '../../ui/button';

import { CopyFeedback, CopyLabel } from './copy-link';
import { useClipboard } from './use-clipboard';

interface ShareButtonProps {
  /** Title for the share sheet. */
  readonly title: string;
  /** Path on this site; defaults to the current page. */
  readonly path?: string;
}

/** Renders a button that opens the share sheet of the device, or copies the link if there is none. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { status, copy } = useClipboard();

  const share = async () => {
    const { href } = window.location;
    const link = path === undefined ? href : new URL(path, href).href;
    if (!(await openShareSheet({ title, url: link }))) await copy(link);
  };

  return (
    <CopyFeedback status={status} fieldLabel="Link to share">
      <Button look="outline" icon={<Share2 size={20} aria-hidden />} onClick={() => void share()}>
        <CopyLabel status={status}>Share</CopyLabel>
      </Button>
    </CopyFeedback>
  );
}

/** Returns whether the sheet was opened; a sheet that the user dismisses counts as opened. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (cause) {
    return cause instanceof Error && cause.name === 'AbortError';
  }
}
