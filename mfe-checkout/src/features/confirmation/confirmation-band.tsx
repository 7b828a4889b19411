import { css } from '@emotion/react';
import { ManualCopyField } from '@storefront/shared/composites/share/manual-copy-field';
import { useClipboard } from '@storefront/shared/composites/share/use-clipboard';
import { Button } from '@storefront/shared/ui/button';
import { PageHeading } from '@storefront/shared/ui/heading';
import { below, color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { CircleCheck, Copy } from 'lucide-react';

/** The heading and the booking reference (CONF-01, DEC-71). */
export function ConfirmationBand({ reference }: { readonly reference: string }) {
  return (
    <div css={bandStyles}>
      <CircleCheck size={48} strokeWidth={1.75} aria-hidden css={iconStyles} />
      <div css={textStyles}>
        <PageHeading>Booking Confirmed!</PageHeading>
        <CopyReference reference={reference} />
      </div>
    </div>
  );
}

/** If the browser denies clipboard access, the reference is shown selected in a field. */
function CopyReference({ reference }: { readonly reference: string }) {
  const { status: copyStatus, copy } = useClipboard();
  return (
    <>
      <div css={referenceRowStyles}>
        <p>
          Your booking reference <strong css={referenceStyles}>{reference}</strong>
        </p>
        <span data-screen-only>
          <Button look="outline" icon={<Copy size={20} aria-hidden />} onClick={() => void copy(reference)}>
            Copy reference
          </Button>
        </span>
        <span role="status" data-screen-only css={statusStyles}>
          {copyStatus.kind === 'copied' && 'Reference copied'}
        </span>
      </div>
      {copyStatus.kind === 'manual' && (
        <div data-screen-only css={fieldStyles}>
          <ManualCopyField link={copyStatus.link} label="Booking reference" />
        </div>
      )}
    </>
  );
}

const bandStyles = css`
  display: flex;
  align-items: start;
  gap: ${space.m};
  padding: ${space.l};
  border: 1px solid transparent;
  border-radius: ${radius.panel};
  background: ${color.successSoft};
  color: ${color.ink};
  font: ${text.body} ${family.body};

  ${below.desktop} {
    flex-direction: column;
    padding: ${space.m};
  }

  @media print {
    flex-direction: row;
    padding: ${space.s};
    border-color: currentColor;
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

const fieldStyles = css`
  max-width: 420px;
`;
