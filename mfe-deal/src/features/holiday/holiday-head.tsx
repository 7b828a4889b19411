import { css } from '@emotion/react';
import { Gallery } from '@storefront/shared/composites/gallery/gallery';
import {
  HotelDetailsDialog,
  type HotelDetailsState,
} from '@storefront/shared/composites/hotel-details/hotel-details-dialog';
import { GallerySkeleton } from '@storefront/shared/composites/hotel-details/hotel-details-fallbacks';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { timesPence } from '@storefront/shared/domain/pricing/pence';
import { detailsPath } from '@storefront/shared/domain/search-query/details-path';
import { ShareButton } from '@storefront/shared/composites/share/share-button';
import { ShortlistButton } from '@storefront/shared/composites/shortlist/shortlist-button';
import { pagesOfPlace } from '@storefront/shared/domain/catalogue/destination-paths';
import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';
import { Button } from '@storefront/shared/ui/button';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { hotelRecordOf, type HotelRecordState } from '../../domain/hotel-record-state';
import { roomFacts } from '../../domain/room-facts';
import { HotelHead } from '../../parts/hotel-head/hotel-head';

import type { HotelSummary } from './hotel-summary';
import type { Holiday } from './use-holiday';

interface HolidayHeadProps {
  readonly holiday: Holiday;
  readonly record: HotelRecordState;
  readonly summary: HotelSummary;
  /** Path of the search results; `null` when the page was opened from a shared link. */
  readonly searchPath: string | null;
}

/** Breadcrumb, hotel summary, action buttons and photos of holiday details. */
export function HolidayHead({ holiday, record, summary, searchPath }: HolidayHeadProps) {
  const { name, location, starClass, score, count } = summary;
  const { images = [], pictureTexts } = hotelRecordOf(record) ?? {};
  return (
    <>
      <div css={trailStyles}>
        {searchPath !== null && (
          <Link to={searchPath} css={[linkStyles, backStyles]}>
            <ArrowLeft size={16} aria-hidden />
            Back to results
          </Link>
        )}
        <Breadcrumb trail={[{ label: 'Home', path: '/' }, ...pagesOfPlace(location), { label: name }]} />
      </div>
      <HotelHead {...{ name, location, starClass, score, count }}>
        <HotelDetailsButton holiday={holiday} record={record} name={name} />
        <ShareButton title={name} />
        <SaveHoliday holiday={holiday} summary={summary} images={images} searchPath={searchPath} />
      </HotelHead>
      {record.kind === 'loading' ? (
        <GallerySkeleton />
      ) : (
        <Gallery images={images} texts={pictureTexts} name={name} />
      )}
    </>
  );
}

/** Opens a dialog with all hotel details and the choice of board (HD-04). */
function HotelDetailsButton({
  holiday,
  record,
  name,
}: Pick<HolidayHeadProps, 'holiday' | 'record'> & { readonly name: string }) {
  const [open, setOpen] = useState(false);
  const { offers, selection, choice, change } = holiday;
  const guests = guestCount(choice.rooms);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Hotel Details
      </Button>
      <HotelDetailsDialog
        open={open}
        onOpenChange={setOpen}
        state={stateOf(record)}
        name={name}
        boards={offers?.boardPrices ?? []}
        board={selection?.boardBasis ?? null}
        onBoardChange={(boardBasis) => change({ boardBasis })}
        rooms={selection ? roomFacts(selection.result.rooms, choice.rooms) : []}
        price={
          selection
            ? {
                perPerson: selection.pricePerPerson,
                total: timesPence(selection.pricePerPerson, guests),
                guests,
                showTotal: false,
              }
            : null
        }
        action={
          <Button look="call" onClick={() => setOpen(false)}>
            {selection ? 'Choose this' : 'Close'}
          </Button>
        }
      />
    </>
  );
}

function stateOf(record: HotelRecordState): HotelDetailsState {
  if (record.kind === 'loading') return record;
  return record.hotel ? { kind: 'loaded', hotel: record.hotel } : { kind: 'failed' };
}

interface SaveHolidayProps extends Pick<HolidayHeadProps, 'holiday' | 'summary' | 'searchPath'> {
  readonly images: readonly string[];
}

/** Button that adds the holiday to the shortlist. Not rendered before the holiday has a price. */
function SaveHoliday({ holiday, summary, images, searchPath }: SaveHolidayProps) {
  const { hotelKey, choice, selection, nights } = holiday;
  if (!selection || selection.result.giataId === 0) return null;
  const { giataId, departureDate } = selection.result;
  const path = detailsPath(hotelKey, {
    ...choice,
    nights,
    date: departureDate,
    boardBasis: selection.boardBasis,
  });
  return (
    <ShortlistButton
      hotel={{
        giataId,
        name: summary.name,
        location: summary.location,
        pictureUrl: images[0] ?? null,
        starClass: summary.starClass,
        reviewScore: summary.score,
        pricePerPerson: selection.pricePerPerson,
        guests: guestCount(choice.rooms),
        boardBasis: selection.boardBasis,
        departureDate,
        nights,
        departureId: choice.departureId,
        path,
        searchPath: searchPath ?? path,
      }}
    />
  );
}

const trailStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
`;

const backStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  min-height: 44px;
  font: 600 ${text.small} ${family.body};
  color: ${color.action};
`;
