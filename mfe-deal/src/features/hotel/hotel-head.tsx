import { css } from '@emotion/react';
import { ReviewScore } from '@storefront/shared/review-score/review-score';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Stars } from '@storefront/shared/ui/stars';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { MapPin } from 'lucide-react';

interface HotelHeadProps {
  readonly name: string;
  readonly location: string;
  readonly starClass: number;
  readonly score: number | null;
  readonly count: number | null;
}

export function HotelHead({ name, location, starClass, score, count }: HotelHeadProps) {
  return (
    <header css={headStyles}>
      <Stars starClass={starClass} />
      <PageHeading>{name}</PageHeading>
      {location && (
        <p css={placeStyles}>
          <MapPin size={20} aria-hidden /> {location}
        </p>
      )}
      {score !== null && <ReviewScore score={score} count={count} />}
    </header>
  );
}

const headStyles = css`
  display: grid;
  justify-items: start;
  gap: ${space.s};
`;

const placeStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
