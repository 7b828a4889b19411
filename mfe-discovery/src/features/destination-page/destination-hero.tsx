import { css } from '@emotion/react';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { formatPounds, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { Badge } from '@storefront/shared/ui/badge';
import { Button } from '@storefront/shared/ui/button';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { Container } from '@storefront/shared/ui/container';
import { Picture } from '@storefront/shared/ui/picture';
import { below, color, family, space, text } from '@storefront/shared/ui/tokens';
import { Phone } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import * as styles from '../../parts/hero/hero.styles';

import { BookingForm } from './booking-form';
import type { BookingChoice } from './booking-choice';

interface DestinationHeroProps {
  readonly ref: Ref<HTMLElement>;
  readonly name: string;
  readonly lead: string;
  readonly picture: string;
  /** What the content team states about the picture; empty texts for a drawing. */
  readonly pictureTexts: Pick<HolidayPage, 'heroAlternative' | 'heroCaption' | 'heroCredit'>;
  /** `null` when no price is online. */
  readonly fromPrice: Pence | null;
  /** What the from-price is based on, such as `2 adults, from Manchester, June 2027, 7 nights`. */
  readonly basis: string;
  readonly countdown: ReactNode;
  /** Result of the last price check. */
  readonly checked: string;
  readonly form: {
    readonly id: string;
    readonly destinationId: number;
    readonly initial: BookingChoice;
    readonly pageBoard: { readonly value: string; readonly label: string };
  };
  /** `null` when there are no dates to view. */
  readonly onViewDates: (() => void) | null;
}

/** Renders the destination, its from-price and the booking form (LAND-03, LAND-04, LAND-10, LAND-11). */
export function DestinationHero(props: DestinationHeroProps) {
  const { ref, name, lead, picture, pictureTexts, fromPrice, basis, countdown, checked, form, onViewDates } =
    props;
  const { phone } = useRuntime().config.seller;
  const sale = useClaim('flash-sale');

  return (
    <section css={styles.hero} aria-labelledby="destination" ref={ref}>
      <div css={styles.picture}>
        <Picture
          src={picture}
          alt={pictureTexts.heroAlternative ?? `View of ${name}`}
          ratio="fill"
          priority
        />
      </div>
      <Container css={styles.content}>
        <div css={styles.copy}>
          {sale && (
            <p>
              <Badge tone="sun">{sale.text}</Badge>
            </p>
          )}
          <h1 id="destination" css={styles.title} tabIndex={-1} data-page-heading>
            Holidays to {name}
          </h1>
          <p css={[styles.lead, wideLeadStyles]}>{lead}</p>
          {fromPrice !== null && (
            <p>
              from <strong css={styles.amount}>{formatPounds(fromPrice)}</strong>pp, {basis}
            </p>
          )}
          <p css={styles.clock}>{countdown}</p>
          <p role="status">{checked}</p>
        </div>
        <div css={styles.panel}>
          <BookingForm {...form}>
            <div css={styles.actions}>
              <Button type="submit" look="call" size="large">
                Book Now
              </Button>
              <a href={phoneHref(phone)} css={buttonStyles({ look: 'outline', size: 'large' })}>
                <Phone size={20} aria-hidden />
                <span>Call {phone}</span>
              </a>
              {onViewDates && (
                <Button look="quiet" size="large" onClick={onViewDates}>
                  View Available Dates
                </Button>
              )}
            </div>
          </BookingForm>
        </div>
        <PictureCaption {...pictureTexts} />
      </Container>
    </section>
  );
}

/** Renders a line below the hero, where it is readable on any picture (DEC-224). */
function PictureCaption({ heroCaption, heroCredit }: DestinationHeroProps['pictureTexts']) {
  const parts = [heroCaption, heroCredit && `Photo: ${heroCredit}`].filter(Boolean);
  return parts.length > 0 && <p css={captionStyles}>{parts.join(' · ')}</p>;
}

const captionStyles = css`
  margin: ${space.xs} 0 0;
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

// On phones the line with the price states what the holiday is.
const wideLeadStyles = css`
  ${below.desktop} {
    display: none;
  }
`;
