import { useState } from 'react';

export type Copying =
  | { readonly kind: 'not-yet' }
  | { readonly kind: 'copied' }
  | { readonly kind: 'by-hand'; readonly link: string };

interface UseCopying {
  readonly copying: Copying;
  /** Copies the link, or leaves it to be copied by hand where the browser forbids that. */
  readonly copy: (link: string) => Promise<void>;
}

/** A link on its way to the clipboard. */
export function useCopying(): UseCopying {
  const [copying, setCopying] = useState<Copying>({ kind: 'not-yet' });
  const copy = async (link: string) => {
    setCopying((await wasCopied(link)) ? { kind: 'copied' } : { kind: 'by-hand', link });
  };
  return { copying, copy };
}

async function wasCopied(words: string): Promise<boolean> {
  try {
    // Throws where there is no clipboard too: without a secure connection it is absent.
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
