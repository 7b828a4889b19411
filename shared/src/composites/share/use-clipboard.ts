import { useState } from 'react';

export type CopyStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'copied' }
  | { readonly kind: 'manual'; readonly link: string };

interface Clipboard {
  readonly status: CopyStatus;
  /** Copies the link, or leaves it to be copied by hand where the browser forbids that. */
  readonly copy: (link: string) => Promise<void>;
}

/** A link on its way to the clipboard. */
export function useClipboard(): Clipboard {
  const [status, setStatus] = useState<CopyStatus>({ kind: 'idle' });
  const copy = async (link: string) => {
    setStatus((await writeToClipboard(link)) ? { kind: 'copied' } : { kind: 'manual', link });
  };
  return { status, copy };
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    // Throws where there is no clipboard too: without a secure connection it is absent.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
