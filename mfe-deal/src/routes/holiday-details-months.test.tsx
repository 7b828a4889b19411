import { act, screen, waitFor, within } from '@testing-library/react';

import {
  HOLIDAY_URL,
  deferred,
  resetHolidayPage,
  renderHolidayPage,
  TEST_PACKAGES,
  type FakeHolidayService,
} from '../../testing/holiday-service';

const realObserver = globalThis.IntersectionObserver;
afterEach(() => {
  resetHolidayPage();
  globalThis.IntersectionObserver = realObserver;
  Reflect.deleteProperty(navigator, 'connection');
});

const ready = () => screen.findByRole('region', { name: 'Flight and hotel package' });
const summary = () => screen.getByRole('region', { name: 'Flight and hotel package' });
const chart = () => screen.getByRole('group', { name: 'Lowest price of each week' });

/** Fake observer: the test decides when an element intersects. */
class FakeObserver implements IntersectionObserver {
  static readonly all = new Set<FakeObserver>();
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly targets = new Set<Element>();
  private readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
    FakeObserver.all.add(this);
  }
  observe(element: Element) {
    this.targets.add(element);
  }
  unobserve(element: Element) {
    this.targets.delete(element);
  }
  disconnect() {
    FakeObserver.all.delete(this);
  }
  takeRecords() {
    return [];
  }
  observes(element: Element) {
    return [...this.targets].some((target) => target.contains(element));
  }
  intersect(element: Element) {
    const intersecting = [...this.targets].filter((target) => target.contains(element));
    this.callback(intersecting.map(entryOf), this);
  }
}

function entryOf(target: Element): IntersectionObserverEntry {
  const rect = target.getBoundingClientRect();
  const rects = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null };
  return { target, isIntersecting: true, intersectionRatio: 1, time: 0, ...rects };
}

/** Sections hydrate when they come into view: on a busy machine the chart is observed some time after it is rendered. */
async function scrollToChart() {
  await waitFor(() =>
    expect([...FakeObserver.all].some((observer) => observer.observes(chart()))).toBe(true),
  );
  await act(async () => {
    for (const observer of FakeObserver.all) observer.intersect(chart());
  });
}

/** Renders the page. Its price chart is out of view until `scrollToChart`. */
async function openAboveChart(service: FakeHolidayService = {}) {
  globalThis.IntersectionObserver = FakeObserver;
  const opened = renderHolidayPage(HOLIDAY_URL, { packages: TEST_PACKAGES, ...service });
  await ready();
  const requestedMonths = () => opened.monthRequests().map(({ date }) => date.slice(0, 7));
  return { ...opened, requestedMonths };
}

/** Longer than the page pauses between two months. */
const pass = () => jest.advanceTimersByTimeAsync(5_000);
const emptyMonth = () => Response.json({ results: [], flights: [] });

describe('the price chart', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  it('requests its months one after another when it is in view, and stops when the page is left', async () => {
    const responses: ReturnType<typeof deferred<Response>>[] = [];
    const { requestedMonths, user, requestsTo, router } = await openAboveChart({
      month: ({ date }) => {
        if (date === '2027-06-01') return null;
        responses.push(deferred<Response>());
        return responses.at(-1)?.promise ?? null;
      },
    });
    await act(pass);
    expect(requestedMonths()).toEqual(['2027-06']);

    await scrollToChart();
    await waitFor(() => expect(requestedMonths()).toHaveLength(2));
    await act(pass);
    expect(requestedMonths()).toHaveLength(2);
    await act(async () => responses[0]?.resolve(emptyMonth()));
    await waitFor(() => expect(requestedMonths()).toHaveLength(3));
    // A failed month is only marked in the chart, and the next one is requested.
    await act(async () => responses[1]?.resolve(new Response('', { status: 500 })));
    await waitFor(() => expect(requestedMonths()).toHaveLength(4));
    expect(new Set(requestedMonths()).size).toBe(4);
    expect(within(chart()).getByText('Could not load')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.click(within(chart()).getByRole('button', { name: /^Week of Mon 14 Jun 2027: from £410/ }));
    await waitFor(() => expect(summary()).toHaveTextContent('Sat 19 Jun 2027'));

    const isLastAborted = () => requestsTo('getHotelAvailability').at(-1)?.signal?.aborted;
    expect(isLastAborted()).toBe(false);
    await act(() => router.navigate('/search'));
    expect(isLastAborted()).toBe(true);
    await act(pass);
    expect(requestedMonths()).toHaveLength(4);
  });

  it('requests the months next to the displayed one first', async () => {
    const { requestedMonths } = await openAboveChart();
    await scrollToChart();
    await waitFor(() => expect(requestedMonths().length).toBeGreaterThan(2));
    expect(requestedMonths().slice(0, 3).sort()).toEqual(['2027-05', '2027-06', '2027-07']);
  });

  it('requests no months on a connection that saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { requestedMonths } = await openAboveChart();
    await scrollToChart();
    await act(pass);
    expect(requestedMonths()).toEqual(['2027-06']);
  });
});

describe('a month of holiday details', () => {
  it('shows no error panel when it fails to load, and can be requested again [ERR-21, HD-ST-05, DEC-148]', async () => {
    let fails = true;
    const { user, monthRequests } = renderHolidayPage(HOLIDAY_URL, {
      packages: TEST_PACKAGES,
      month: () => (fails ? new Response('', { status: 500 }) : null),
    });
    const message = await screen.findByText('We have no prices for this month just now.');
    expect(message).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/No flights available|Deal not found|error/i)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sat 12 Jun 2027, no price' })).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(summary()).toHaveTextContent('£412'));
    expect(monthRequests()).toHaveLength(2);
  });

  it('does not replace the displayed month when its response is late [HD-ST-05]', async () => {
    const july = deferred<Response>();
    const { user, monthRequests } = renderHolidayPage(HOLIDAY_URL, {
      packages: TEST_PACKAGES,
      month: ({ date }) => (date === '2027-07-01' ? july.promise : null),
    });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await screen.findByText('Loading prices', { selector: '[role="status"]' });
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await waitFor(() => expect(summary()).toHaveTextContent('Fri 11 Jun 2027'));
    await act(async () => july.resolve(emptyMonth()));
    expect(summary()).toHaveTextContent('Fri 11 Jun 2027');
    expect(monthRequests()).toHaveLength(2);
  });
});
