import { css } from '@emotion/react';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Stars } from '@storefront/shared/composites/stars/stars';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';

import { GuestScore } from '../guest-score/guest-score';

interface HotelHeadProps {
  readonly name: string;
  readonly location: string;
  /** 0 when unknown. */
  readonly starClass: number;
  /** From 1 to 5. */
  readonly score: number | null;
  /** Number of reviews. */
  readonly count: number | null;
  /** Short label, such as `EXCLUSIVE OFFER`. */
  readonly badge?: string | null;
  /** Action buttons, such as save and share. */
  readonly children?: ReactNode;
}

/** Star class, name, location and review score of a hotel (HD-03, DEAL-02). */
export function HotelHead(props: HotelHeadProps) {
  const { name, location, starClass, score, count, badge, children } = props;
  const stars = starClass >= 1 ? starClass : 0;
  return (
    <header css={headStyles}>
      {(stars > 0 || badge) && (
        <p css={rowStyles}>
          {stars > 0 && (
            <span css={classStyles}>
              <Stars starClass={stars} /> Our rating
            </span>
          )}
          {badge && <span css={badgeStyles}>{badge}</span>}
        </p>
      )}
      <PageHeading>{name.trim() || DEFAULT_NAME}</PageHeading>
      {location.trim() && (
        <p css={placeStyles}>
          <MapPin size={20} aria-hidden /> <span>{location}</span>
        </p>
      )}
      <div css={footStyles}>
        <GuestScore score={score} count={count} />
        {children && <div css={actionsStyles}>{children}</div>}
      </div>
    </header>
  );
}

/** Heading of a hotel without a name in the feed. */
const DEFAULT_NAME = 'Your holiday';

const headStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  overflow-wrap: anywhere;
`;

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
`;

const classStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  font: ${text.small} ${family.body};
  color: ${color.inkFaint};
`;

const badgeStyles = css`
  max-width: 100%;
  padding: 3px ${space.s};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.tint};
  color: ${color.actionHover};
  font: 600 ${text.caption} ${family.body};
  letter-spacing: 0.02em;
`;

const placeStyles = css`
  display: flex;
  align-items: start;
  gap: ${space.xs};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};

  & svg {
    flex: none;
    margin-top: 2px;
  }
`;

const footStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space.s} ${space.m};
  margin-top: ${space.xxs};

  ${from.small} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.xs};

  ${from.small} {
    margin-left: auto;
  }
`;
