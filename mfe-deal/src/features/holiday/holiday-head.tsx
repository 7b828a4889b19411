import { Gallery } from '@storefront/shared/composites/gallery/gallery';
import {
  HotelDetailsDialog,
  type HotelDetailsState,
} from '@storefront/shared/composites/hotel-details/hotel-details-dialog';
import { PhotosToCome } from '@storefront/shared/composites/hotel-details/hotel-details-fallbacks';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { timesPence } from '@storefront/shared/domain/pricing/pence';
import { detailsPath } from '@storefront/shared/domain/search-query/details-path';
import { ShareButton } from '@storefront/shared/composites/share/share-button';
import { ShortlistButton } from '@storefront/shared/composites/shortlist/shortlist-button';
import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';
import { Button } from '@storefront/shared/ui/button';
import { useState } from 'react';

import { HotelHead } from '../../parts/hotel-head/hotel-head';

import type { HotelOfHoliday } from './hotel-of-holiday';
import type { Holiday } from './use-holiday';
import type { HotelRecordState } from '../hotel/use-hotel-record';

interface HolidayHeadProps {
  readonly holiday: Holiday;
  readonly record: HotelRecordState;
  readonly shown: HotelOfHoliday;
  /** The results that the holiday was found in. */
  readonly searchPath: string | null;
}

/** Where the page belongs, the photos, and the hotel at a glance with what can be done with it. */
export function HolidayHead({ holiday, record, shown, searchPath }: HolidayHeadProps) {
  const { name } = shown;
  const images = record.kind === 'settled' ? (record.hotel?.images ?? []) : [];
  return (
    <>
      <Breadcrumb
        trail={[
          { label: 'Home', path: '/' },
          ...(searchPath === null ? [] : [{ label: 'Search results', path: searchPath }]),
          { label: name },
        ]}
      />
      {record.kind === 'loading' ? <PhotosToCome /> : <Gallery images={images} name={name} />}
      <HotelHead
        name={name}
        location={shown.location}
        starClass={shown.starClass}
        score={shown.score}
        count={shown.count}
      >
        <HotelInFull holiday={holiday} record={record} name={name} />
        <ShareButton title={name} />
        <Save holiday={holiday} shown={shown} images={images} searchPath={searchPath} />
      </HotelHead>
    </>
  );
}

/** The hotel in full, and the choice of its board (HD-04). */
function HotelInFull({
  holiday,
  record,
  name,
}: Pick<HolidayHeadProps, 'holiday' | 'record'> & { readonly name: string }) {
  const [open, setOpen] = useState(false);
  const { offers, wish, change } = holiday;
  const selection = offers?.selection;
  const guests = guestCount(wish.rooms);
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
  return record.hotel ? { kind: 'known', hotel: record.hotel } : { kind: 'failed' };
}

interface SaveProps extends Pick<HolidayHeadProps, 'holiday' | 'shown' | 'searchPath'> {
  readonly images: readonly string[];
}

/** The heart: there once the holiday has a price to save. */
function Save({ holiday, shown, images, searchPath }: SaveProps) {
  const { hotelKey, wish, offers, nights } = holiday;
  const selection = offers?.selection;
  if (!selection || selection.result.giataId === 0) return null;
  const { giataId, departureDate } = selection.result;
  const path = detailsPath(hotelKey, {
    ...wish,
    nights,
    date: departureDate,
    boardBasis: selection.boardBasis,
  });
  return (
    <ShortlistButton
      hotel={{
        giataId,
        name: shown.name,
        location: shown.location,
        pictureUrl: images[0] ?? null,
        starClass: shown.starClass,
        reviewScore: shown.score,
        pricePerPerson: selection.pricePerPerson,
        guests: guestCount(wish.rooms),
        boardBasis: selection.boardBasis,
        departureDate,
        nights,
        departureId: wish.departureId,
        path,
        searchPath: searchPath ?? path,
      }}
    />
  );
}
