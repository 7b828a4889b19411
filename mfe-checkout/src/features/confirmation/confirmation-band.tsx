import { css } from '@emotion/react';
import { useClipboard } from '@storefront/shared/composites/share/use-clipboard';
import { Button } from '@storefront/shared/ui/button';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Picture } from '@storefront/shared/ui/picture';
import { below, color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { CircleCheck, Copy } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface ConfirmationBandProps {
  readonly reference: string;
  /** Place and dates of the holiday. */
  readonly trip: string;
  readonly imageUrl: string | null;
  /** What can be done with the booking. */
  readonly children: ReactNode;
}

/** The heading, the booking reference and the picture of the hotel (CONF-01, DEC-71). */
export function ConfirmationBand({ reference, trip, imageUrl, children }: ConfirmationBandProps) {
  return (
    <div css={bandStyles}>
      <div css={contentStyles}>
        <CircleCheck size={48} strokeWidth={1.75} aria-hidden css={iconStyles} />
        <div css={textStyles}>
          <PageHeading>Booking Confirmed!</PageHeading>
          <p>{trip}</p>
          <CopyReference reference={reference} />
          {children}
        </div>
      </div>
      <div css={pictureStyles} data-screen-only>
        <Picture src={imageUrl} alt="" ratio="fill" sizes="(min-width: 768px) 320px, 100vw" />
      </div>
    </div>
  );
}

/** If the browser denies clipboard access, the reference is selected, so that the shopper can copy it. */
function CopyReference({ reference }: { readonly reference: string }) {
  const { status: copyStatus, copy } = useClipboard();
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (copyStatus.kind === 'manual' && text.current) getSelection()?.selectAllChildren(text.current);
  }, [copyStatus]);
  return (
    <div css={referenceRowStyles}>
      <p>
        Your booking reference{' '}
        <strong ref={text} css={referenceStyles}>
          {reference}
        </strong>
      </p>
      <span data-screen-only>
        <Button look="outline" icon={<Copy size={20} aria-hidden />} onClick={() => void copy(reference)}>
          Copy reference
        </Button>
      </span>
      <span role="status" data-screen-only css={statusStyles}>
        {copyStatus.kind === 'copied' && 'Reference copied'}
        {copyStatus.kind === 'manual' &&
          'Your browser does not let us copy it: please copy what is selected.'}
      </span>
    </div>
  );
}

const bandStyles = css`
  display: flex;
  flex-direction: column-reverse;
  border: 1px solid transparent;
  border-radius: ${radius.panel};
  background: ${color.successSoft};
  color: ${color.ink};
  font: ${text.body} ${family.body};
  overflow: clip;

  ${from.desktop} {
    flex-direction: row;
  }

  @media print {
    border-color: currentColor;
  }
`;

const contentStyles = css`
  display: flex;
  flex: 1 1 0;
  align-items: start;
  gap: ${space.m};
  min-width: 0;
  padding: ${space.l};

  ${below.desktop} {
    flex: none;
    flex-direction: column;
    padding: ${space.m};
  }

  @media print {
    flex-direction: row;
    padding: ${space.s};
  }
`;

const pictureStyles = css`
  position: relative;
  flex: none;
  height: 144px;

  ${from.desktop} {
    width: min(32%, 360px);
    height: auto;
  }
`;

const iconStyles = css`
  flex: none;
  color: ${color.success};
`;

const textStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  width: 100%;
  min-width: 0;
`;

const referenceRowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.xs} ${space.m};
`;

const referenceStyles = css`
  display: block;
  font: 700 ${text.h3} ${family.heading};
  letter-spacing: 0.04em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  user-select: all;
`;

const statusStyles = css`
  align-self: center;
  color: ${color.success};
  font-weight: 600;
`;
