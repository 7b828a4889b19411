import { css } from '@emotion/react';
import { BadgeCheck, Gem, Headset, ShieldCheck, Star, Wallet, type LucideIcon } from 'lucide-react';

import { linkStyles, TextLink } from '../../ui/text-link';
import { color, family, from, radius, space, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

export type TrustKind = 'protection' | 'deposit' | 'support' | 'match' | 'exclusive' | 'reviews';

export interface TrustClaim {
  /** Selects the icon. */
  readonly kind: TrustKind;
  readonly title: string;
  readonly description: string;
  /** Terms of the claim: a path on this site or an absolute URL. */
  readonly termsUrl?: string | null;
}

interface TrustStripProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly claims: readonly TrustClaim[];
}

/** Renders reasons to trust the shop in one or two rows, each with an icon and a link to its terms. */
export function TrustStrip({ label, claims }: TrustStripProps) {
  return (
    <ul css={[stripStyles, claims.length > ONE_ROW && threeStyles]} aria-label={label}>
      {claims.map(({ kind, title, description, termsUrl = null }) => {
        const Icon = ICONS[kind];
        return (
          <li key={title} css={claimStyles}>
            <span css={iconStyles} aria-hidden>
              <Icon size={20} />
            </span>
            <span>
              <strong css={titleStyles}>{title}</strong>
              <br />
              {description} {termsUrl !== null && <TermsLink title={title} url={termsUrl} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function TermsLink({ title, url }: { readonly title: string; readonly url: string }) {
  const content = (
    <>
      Terms <VisuallyHidden>({title})</VisuallyHidden>
    </>
  );
  if (url.startsWith('/')) return <TextLink to={url}>{content}</TextLink>;
  return (
    <a href={url} css={linkStyles}>
      {content}
    </a>
  );
}

/** Number of claims that fit in one row. */
const ONE_ROW = 4;

const ICONS: Readonly<Record<TrustKind, LucideIcon>> = {
  protection: ShieldCheck,
  deposit: Wallet,
  support: Headset,
  match: BadgeCheck,
  exclusive: Gem,
  reviews: Star,
};

// One column per claim on wide screens; on narrow screens columns are wide enough for the longest word.
const stripStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;

  ${from.large} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;

const threeStyles = css`
  ${from.desktop} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const claimStyles = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space.s};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const iconStyles = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.card};
  background: ${color.tint};
  color: ${color.action};
`;

const titleStyles = css`
  font: 700 ${text.body} ${family.heading};
  color: ${color.ink};
`;
