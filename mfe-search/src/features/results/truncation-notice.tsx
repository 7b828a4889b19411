import { css } from '@emotion/react';
import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { formatDay } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { Button } from '@storefront/shared/ui/button';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';

interface TruncationNoticeProps {
  /** Hotels of the response on the selected date. */
  readonly received: number;
  /** Hotels of the whole search on that date; `null` where the supplier does not send it. */
  readonly hotels: number | null;
  readonly departureDate: IsoDate;
  /** `false` for any destination and for a group of destinations. */
  readonly oneDestination: boolean;
  readonly onChooseDestination: () => void;
}

/** States how much of a search is shown when it has more holidays than a response may contain (ADR 66). */
export function TruncationNotice({
  received,
  hotels,
  departureDate,
  oneDestination,
  onChooseDestination,
}: TruncationNoticeProps) {
  const part =
    hotels === null ? `${count(received)} hotels` : `${count(received)} of ${count(hotels)} hotels`;
  return (
    <section css={noticeStyles} aria-label="Only some hotels are shown">
      <p>
        <strong>
          The first {part} on {formatDay(departureDate)}
        </strong>
        {oneDestination
          ? ': choose one airport or one length of stay to see more.'
          : ': choose a destination to see all.'}{' '}
        {hotels === null
          ? `Filters, counts and prices cover these ${count(received)}; others may cost less.`
          : `Filters and their counts cover these ${count(received)}; the prices of the dates cover all.`}
      </p>
      {!oneDestination && (
        <Button look="outline" onClick={onChooseDestination}>
          Choose a destination
        </Button>
      )}
    </section>
  );
}

function count(hotels: number): string {
  return formatCount(hotels);
}

const noticeStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  padding: ${space.s} ${space.m};
  border-left: 4px solid ${color.action};
  border-radius: ${radius.card};
  background: ${color.surfaceAlt};
  color: ${color.ink};
  font: ${text.small} ${family.body};

  & > p {
    flex: 1 1 24ch;
  }
`;
