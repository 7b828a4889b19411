import { css } from '@emotion/react';
import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { formatDay } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { Button } from '@storefront/shared/ui/button';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';

interface TruncationNoticeProps {
  /** What the response lacks; `null` while it is arriving. */
  readonly extent: {
    /** Hotels of the response on the selected date. */
    readonly received: number;
    /** Hotels of the whole search on that date; `null` where the supplier does not send it. */
    readonly hotels: number | null;
  } | null;
  readonly departureDate: IsoDate;
  /** `false` for any destination and for a group of destinations. */
  readonly oneDestination: boolean;
  readonly onChooseDestination: () => void;
}

/** Of any search with more hotels than a response may contain. */
const TYPICAL_EXTENT = { received: 388, hotels: 3_888 };

/** States how much of a search is shown when it has more holidays than a response may contain (ADR 66). */
export function TruncationNotice({
  extent,
  departureDate,
  oneDestination,
  onChooseDestination,
}: TruncationNoticeProps) {
  const narrower = oneDestination
    ? 'choose one airport or one length of stay to see more'
    : 'choose a destination to see all';
  return (
    <section css={noticeStyles} aria-label="Only some hotels are shown">
      <div css={stackStyles}>
        {/* Another element, because the lines of one whose text changes would move. */}
        <Statement
          key={extent === null ? 'arriving' : 'whole'}
          extent={extent}
          departureDate={departureDate}
          narrower={narrower}
        />
        {extent === null && (
          // As high as the statement that follows, so that the list below stays in its place.
          <div css={invisibleStyles} aria-hidden>
            <Statement extent={TYPICAL_EXTENT} departureDate={departureDate} narrower={narrower} />
          </div>
        )}
      </div>
      {!oneDestination && (
        <Button look="outline" onClick={onChooseDestination}>
          Choose a destination
        </Button>
      )}
    </section>
  );
}

interface StatementProps extends Pick<TruncationNoticeProps, 'extent' | 'departureDate'> {
  readonly narrower: string;
}

function Statement({ extent, departureDate, narrower }: StatementProps) {
  return (
    <p>
      <strong>
        The first {partOf(extent)}hotels on {formatDay(departureDate)}
      </strong>
      : {narrower}. {coverageOf(extent)}
    </p>
  );
}

function partOf(extent: TruncationNoticeProps['extent']): string {
  if (extent === null) return '';
  const received = formatCount(extent.received);
  return extent.hotels === null ? `${received} ` : `${received} of ${formatCount(extent.hotels)} `;
}

function coverageOf(extent: TruncationNoticeProps['extent']): string {
  if (extent === null) return 'Filters, counts and prices cover those that have arrived.';
  const received = formatCount(extent.received);
  return extent.hotels === null
    ? `Filters, counts and prices cover these ${received}; others may cost less.`
    : `Filters and their counts cover these ${received}; the prices of the dates cover all.`;
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
`;

const stackStyles = css`
  display: grid;
  flex: 1 1 24ch;

  & > * {
    grid-area: 1 / 1;
  }
`;

const invisibleStyles = css`
  visibility: hidden;
`;
