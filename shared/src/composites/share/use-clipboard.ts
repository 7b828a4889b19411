import { useEffect, useState } from 'react';

export type CopyStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'copied' }
  | { readonly kind: 'manual'; readonly link: string };

/** How long the button confirms a copied link. */
const CONFIRMATION_MS = 4_000;

interface Clipboard {
  readonly status: CopyStatus;
  /** Copies the link; if the browser forbids it, the status becomes `manual`. Never rejects. */
  readonly copy: (link: string) => Promise<void>;
}

/** Copies links to the clipboard and returns the status of the last attempt; `copied` is idle again after four seconds. */
export function useClipboard(): Clipboard {
  const [status, setStatus] = useState<CopyStatus>({ kind: 'idle' });
  useEffect(() => {
    if (status.kind !== 'copied') return;
    const timer = setTimeout(() => setStatus({ kind: 'idle' }), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const copy = async (link: string) => {
    setStatus((await writeToClipboard(link)) ? { kind: 'copied' } : { kind: 'manual', link });
  };
  return { status, copy };
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    // Throws a TypeError without a secure context, where `navigator.clipboard` is undefined.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
