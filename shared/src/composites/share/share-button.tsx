import { Share2 } from 'lucide-react';

import { Button } from '../../ui/button';

import { CopyFeedback } from './copy-link';
import { useClipboard } from './use-clipboard';

interface ShareButtonProps {
  /** Of what is shared; the sheet of a phone shows it. */
  readonly title: string;
  /** From the root of the site on; the present page where nothing is said. */
  readonly path?: string;
}

/** Opens the share sheet of the device; where there is none, copies the link. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { status, copy } = useClipboard();

  const share = async () => {
    const { href } = window.location;
    const link = path === undefined ? href : new URL(path, href).href;
    if ((await openShareSheet({ title, url: link })) === 'not-shared') await copy(link);
  };

  return (
    <CopyFeedback status={status} fieldLabel="Link to share">
      <Button look="outline" icon={<Share2 size={20} aria-hidden />} onClick={() => void share()}>
        Share
      </Button>
    </CopyFeedback>
  );
}

/** A sheet that the shopper closes again has done what it should. */
async function openShareSheet(shared: ShareData): Promise<'done' | 'not-shared'> {
  if (!('share' in navigator)) return 'not-shared';
  try {
    await navigator.share(shared);
    return 'done';
  } catch (cause) {
    return cause instanceof Error && cause.name === 'AbortError' ? 'done' : 'not-shared';
  }
}
