import { screen, waitFor, within } from '@testing-library/react';

import {
  HOLIDAY_URL,
  quoteOf,
  renderHolidayPage,
  resetHolidayPage,
  STANDARD_ROOM,
  TEST_PACKAGES,
  type FakeHolidayService,
} from '../../testing/holiday-service';

/** Everything that is observed is in view. */
class InViewObserver extends IntersectionObserver {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    super(callback);
    this.#callback = callback;
  }
  override observe(target: Element) {
    const rect = target.getBoundingClientRect();
    const rects = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null };
    this.#callback([{ target, isIntersecting: true, intersectionRatio: 1, time: 0, ...rects }], this);
  }
}

const realObserver = globalThis.IntersectionObserver;
beforeEach(() => {
  globalThis.IntersectionObserver = InViewObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = realObserver;
  resetHolidayPage();
});

const SEA_VIEW = {
  ...STANDARD_ROOM,
  roomCode: 'DB2-SEA',
  roomName: 'Double room with sea view',
  roomDescription: 'Looks out to the sea',
  priceDifference: 38,
  pictureUrl: 'http://backend.test/media/room-1/960.jpg',
};
const CHEAPER = { ...STANDARD_ROOM, roomCode: 'DB2-BSM', roomName: 'Basement room', priceDifference: -20 };
const ROOMS = () => Response.json({ rooms: [SEA_VIEW, STANDARD_ROOM, CHEAPER], boards: [] });

const summary = () => screen.findByRole('region', { name: 'Flight and hotel package' });
const card = (name: RegExp) => screen.findByRole('radio', { name });

async function open(service: FakeHolidayService = {}, at = HOLIDAY_URL) {
  const opened = renderHolidayPage(at, { packages: TEST_PACKAGES, rooms: ROOMS, ...service });
  await summary();
  return opened;
}

describe('the rooms of a hotel', () => {
  it('are not requested before they come into view', async () => {
    globalThis.IntersectionObserver = realObserver;
    const { requestsTo, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(requestsTo('getHotelAvailability')).toHaveLength(2));
    expect(requestsTo('getRoomBoardAlternatives')).toEqual([]);
  });

  it('are requested for the package, and named with their differences, the one in the price first [API-DETAILS-04, HD-19]', async () => {
    const { requestsTo } = await open();
    await card(/^Double room with sea view/);
    expect(requestsTo('getRoomBoardAlternatives').map(({ body }) => body)).toEqual([
      {
        hotelKey: 'H1',
        date: '2027-06-12',
        duration: 7,
        guests: [{ adults: 2, children: 0, childAges: [] }],
        reference: 'LGW-2027-06-12-06-7-HB',
      },
    ]);
    expect(
      screen.getAllByRole('radio', { name: /room/ }).map((radio) => radio.closest('label')?.textContent),
    ).toEqual([
      'Double room Double room for up to 2 guests In the price',
      'Basement room Double room for up to 2 guests \u2212£20 pp',
      'Double room with sea view Looks out to the sea +£38 pp',
    ]);
    expect(await card(/^Double room Double/)).toBeChecked();
  });

  it('are requested for all guests of every room [API-DETAILS-04]', async () => {
    const rooms =
      'adultsRoom1=2&childrenRoom1=0&adultsRoom2=1&childrenRoom2=2&childagesroom2=4,9&adultsRoom3=1';
    const { requestsTo } = await open({}, HOLIDAY_URL.replace('adultsRoom1=2&childrenRoom1=0', rooms));
    await waitFor(() => expect(requestsTo('getRoomBoardAlternatives')).toHaveLength(1));
    expect(requestsTo('getRoomBoardAlternatives')[0]?.body).toMatchObject({
      guests: [
        { adults: 2, children: 0, childAges: [] },
        { adults: 1, children: 2, childAges: [4, 9] },
        { adults: 1, children: 0, childAges: [] },
      ],
    });
  });

  it('change price and room of the package, which is booked with the chosen room [DEC-156, PRICE-04]', async () => {
    const { user, query, quoteRequests, runtime } = await open({
      quote: (request) => quoteOf(TEST_PACKAGES, request, 0, 38),
    });
    const before = /£(\d+)pp/.exec((await summary()).textContent ?? '')?.[1];
    await user.click(await card(/sea view/));
    const total = (Number(before) + 38) * 2;
    await waitFor(async () => expect(await summary()).toHaveTextContent(`£${total} total for 2`));
    expect(await summary()).toHaveTextContent('Double room with sea view, 2 adults');
    expect(await summary()).toHaveTextContent('This room: £38 each, in the price');
    await waitFor(() => expect(query().get('room')).toBe('DB2-SEA'));

    await user.click(within(await summary()).getByRole('button', { name: 'Book Now' }));
    expect(await screen.findByText('Make it yours')).toBeVisible();
    const upgrade = { code: 'DB2-SEA', name: 'Double room with sea view', pricePerPerson: 3_800 };
    expect(quoteRequests()[0]?.extras.room).toEqual(upgrade);
    const { chosen, extras } = runtime.booking.getState();
    expect(extras.room).toEqual(upgrade);
    expect(chosen?.pricePerPerson).toBe(Number(before) * 100);
  });

  it('are in the URL, and have no price before theirs is loaded [DEC-156]', async () => {
    let respond: (response: Response) => void = () => {};
    const pending = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    renderHolidayPage(`${HOLIDAY_URL}&room=DB2-SEA`, { packages: TEST_PACKAGES, rooms: () => pending });
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
    respond(ROOMS());
    expect(await card(/sea view/)).toBeChecked();
    expect(await summary()).toHaveTextContent('Double room with sea view');
  });

  it('that are not sold any more are replaced with a sentence [DEC-156]', async () => {
    await open({}, `${HOLIDAY_URL}&room=XXX`);
    expect(
      await screen.findByText(
        'The room that was chosen is not sold with these choices. We show Double room.',
      ),
    ).toBeVisible();
    expect(await card(/^Double room Double/)).toBeChecked();
  });

  it('are not offered where there is one, and a failure is stated with a way to try again [DEC-148]', async () => {
    const responses = [new Response('', { status: 500 }), ROOMS()];
    const { user } = await open({ rooms: () => responses.shift() ?? ROOMS() });
    expect(await screen.findByText(/^We could not load the other rooms/)).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card(/sea view/)).not.toBeChecked();
  });
});
