import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Link as LinkIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

type Copying =
  | { readonly kind: 'not-yet' }
  | { readonly kind: 'copied' }
  | { readonly kind: 'by-hand'; readonly link: string };

/** Copies the link of what is shown; where a browser forbids that, the link can be copied by hand. */
export function CopyLink({ address }: { readonly address: string }) {
  const [copying, setCopying] = useState<Copying>({ kind: 'not-yet' });

  const copy = async () => {
    const link = new URL(address, window.location.href).href;
    setCopying((await wasCopied(link)) ? { kind: 'copied' } : { kind: 'by-hand', link });
  };

  return (
    <div css={boxStyles}>
      <div css={rowStyles}>
        <Button look="outline" icon={<LinkIcon size={20} aria-hidden />} onClick={() => void copy()}>
          Copy link
        </Button>
        <span role="status" css={saidStyles}>
          {copying.kind === 'copied' && 'Link copied'}
        </span>
      </div>
      {copying.kind === 'by-hand' && <LinkToCopy link={copying.link} />}
    </div>
  );
}

function LinkToCopy({ link }: { readonly link: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [link]);
  return (
    <TextField
      ref={field}
      label="Link to this comparison"
      hint="Your browser does not let us copy it: please copy it from here."
      readOnly
      value={link}
      onFocus={(event) => event.target.select()}
    />
  );
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
  gap: ${space.xs};
`;

const saidStyles = css`
  font: 600 ${text.body} ${family.body};
  color: ${color.success};
`;
