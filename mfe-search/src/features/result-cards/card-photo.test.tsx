import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { hotelRecordSchema } from '@storefront/shared/api/hotels/hotel-record.schema';
import {
  PLACEHOLDER_PHOTOS,
  placeholderPhoto,
} from '@storefront/shared/composites/hotel-card/placeholder-photo';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { hotelWire } from '../../../testing/search-service';

import { controlledIntersections } from '../../../testing/intersections';

import { CardPhoto } from './card-photo';
import type { HotelState } from '../../parts/hotel-records/hotel-records-context';

const LOADING: HotelState = { kind: 'loading' };
const NONE: HotelState = { kind: 'loaded', hotel: null };

function loaded(photos: number): HotelState {
  return { kind: 'loaded', hotel: hotelRecordSchema.parse(hotelWire({ photos })) };
}

const PHOTO_COUNT = PLACEHOLDER_PHOTOS.length;
const PHOTO_SOURCE = join(__dirname, '../../../../shared/src/composites/hotel-card/placeholder-photo.ts');
/** The photos of the list by the names of their imports. */
const PHOTO_NAMES = [...readFileSync(PHOTO_SOURCE, 'utf8').matchAll(/^ {2}(\w+),$/gm)].map(
  ([, name]) => name,
);
// Outside a build all images have the same URL.
const EIGHT = ['beach', 'pool', 'lagoon', 'old town', 'balcony', 'desert', 'city', 'fjord'];
Object.assign(PLACEHOLDER_PHOTOS, EIGHT);

const appear = controlledIntersections();
afterEach(() => {
  jest.useRealTimers();
});

const picture = (container: HTMLElement) => container.querySelector('img');
const isBusy = (container: HTMLElement) => container.querySelector('[aria-busy=true]') !== null;
/** Returns the layer with the skeleton, which covers the picture until it has loaded. */
const cover = (container: HTMLElement) =>
  container.querySelector('[aria-busy=true] > div > [aria-hidden]')?.parentElement ?? null;

describe('CardPhoto', () => {
  it('shows a skeleton first, then the first photo of the hotel [SRCH-CARD-01]', () => {
    const { container, rerender } = render(<CardPhoto giataId={101} state={LOADING} />);
    expect([isBusy(container), picture(container)]).toEqual([true, null]);
    expect(cover(container)).toBeInTheDocument();

    rerender(<CardPhoto giataId={101} state={loaded(3)} />);
    expect(isBusy(container)).toBe(true);
    const photo = picture(container);
    expect(photo).toHaveAttribute('src', 'http://backend.test/media/pool-0/960.jpg');
    expect(screen.queryByText('3 photos')).toBeNull();
    // The last positioned layer of the box is above the picture.
    expect(cover(container)?.previousElementSibling).toContainElement(photo);
    expect(cover(container)).toHaveStyle({ position: 'absolute' });

    if (photo) fireEvent.load(photo);
    expect(isBusy(container)).toBe(false);
    expect(picture(container)?.closest('picture')?.nextElementSibling).toHaveTextContent('3 photos');
    expect(picture(container)).toBe(photo);
    expect(screen.getByText('3 photos')).toBeInTheDocument();
    expect(screen.queryByText('Illustration')).toBeNull();
  });

  it.each([
    ['the hotel has no record', NONE],
    ['the hotel has no photo', loaded(0)],
  ])('shows a placeholder labelled as an illustration when %s [SRCH-CARD-02, SRCH-ST-10]', (_why, state) => {
    const { container } = render(<CardPhoto giataId={101} state={state} />);
    expect(picture(container)).toHaveAttribute('src', placeholderPhoto(101));
    expect(screen.getByText('Illustration')).toBeInTheDocument();
    expect(isBusy(container)).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a placeholder when the photo fails to load [SRCH-CARD-02, ERR-24]', () => {
    const { container } = render(<CardPhoto giataId={101} state={loaded(2)} />);
    const photo = picture(container);
    if (photo) fireEvent.error(photo);
    expect(picture(container)).toHaveAttribute('src', placeholderPhoto(101));
    expect(screen.queryByText('2 photos')).toBeNull();
  });

  it('shows a placeholder 8 s after the card came near the viewport [SRCH-CARD-02, DEC-83]', () => {
    jest.useFakeTimers();
    const { container } = render(<CardPhoto giataId={101} state={LOADING} />);
    act(() => jest.advanceTimersByTime(60_000));
    expect(isBusy(container)).toBe(true);
    appear();
    act(() => jest.advanceTimersByTime(7_999));
    expect(isBusy(container)).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(picture(container)).toHaveAttribute('src', placeholderPhoto(101));
  });

  it('uses one of eight placeholders, always the same one for the same hotel [SRCH-CARD-02, DEC-480]', () => {
    const ids = Array.from({ length: 800 }, (_, giataId) => giataId);
    const photos = ids.map(placeholderPhoto);
    expect(PHOTO_COUNT).toBe(8);
    expect([PHOTO_NAMES.length, new Set(PHOTO_NAMES).size]).toEqual([8, 8]);
    for (const photo of EIGHT) expect(photos.filter((one) => one === photo).length).toBeGreaterThan(50);
    expect(ids.map(placeholderPhoto)).toEqual(photos);
  });
});
