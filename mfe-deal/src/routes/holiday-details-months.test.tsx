import { act, screen, waitFor, within } from '@testing-library/react';

import {
  AT,
  later,
  leaveHoliday,
  openHoliday,
  SOLD,
  type HolidayService,
} from '../../testing/holiday-service';

const quiet = globalThis.IntersectionObserver;
afterEach(() => {
  leaveHoliday();
  globalThis.IntersectionObserver = quiet;
  Reflect.deleteProperty(navigator, 'connection');
});

const ready = () => screen.findByRole('region', { name: 'Flight and hotel package' });
const summary = () => screen.getByRole('region', { name: 'Flight and hotel package' });
const line = () => screen.getByRole('group', { name: 'Lowest price of each week' });

/** Stands in for the observer of the browser: something is in sight once the test says so. */
class Watcher implements IntersectionObserver {
  static readonly all = new Set<Watcher>();
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly watched = new Set<Element>();
  private readonly tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
    Watcher.all.add(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {
    Watcher.all.delete(this);
  }
  takeRecords() {
    return [];
  }
  see(element: Element) {
    const seen = [...this.watched].filter((target) => target.contains(element));
    this.tell(seen.map(entryOf), this);
  }
}

function entryOf(target: Element): IntersectionObserverEntry {
  const rect = target.getBoundingClientRect();
  const rects = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null };
  return { target, isIntersecting: true, intersectionRatio: 1, time: 0, ...rects };
}

const come = () =>
  act(() => {
    for (const watcher of Watcher.all) watcher.see(line());
  });

/** Opens the page, whose line of months is out of sight until `come`. */
async function openWithLine(service: HolidayService = {}) {
  globalThis.IntersectionObserver = Watcher;
  const opened = openHoliday(AT, { sold: SOLD, ...service });
  await ready();
  const asked = () => opened.months().map(({ date }) => date.slice(0, 7));
  return { ...opened, asked };
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300));
const NOTHING = () => Response.json({ results: [], flights: [] });

describe('the line of months', () => {
  it('asks for months only once it is in sight, one after another, and for none once the page is left', async () => {
    const answers: ReturnType<typeof later<Response>>[] = [];
    const { asked, user, calls, router } = await openWithLine({
      month: ({ date }) => {
        if (date === '2027-06-01') return null;
        answers.push(later<Response>());
        return answers.at(-1)?.answer ?? null;
      },
    });
    await act(aWhile);
    expect(asked()).toEqual(['2027-06']);

    come();
    await waitFor(() => expect(asked()).toHaveLength(2));
    await act(aWhile);
    expect(asked()).toHaveLength(2);
    await act(async () => answers[0]?.come(NOTHING()));
    await waitFor(() => expect(asked()).toHaveLength(3));
    // One that fails is marked on the line alone, and the next follows.
    await act(async () => answers[1]?.come(new Response('', { status: 500 })));
    await waitFor(() => expect(asked()).toHaveLength(4));
    expect(new Set(asked()).size).toBe(4);
    expect(within(line()).getByText('Could not load')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.click(within(line()).getByRole('button', { name: /^Week of Mon 14 Jun 2027: from £410/ }));
    await waitFor(() => expect(summary()).toHaveTextContent('Sat 19 Jun 2027'));

    const last = () => calls('getHotelAvailability').at(-1)?.signal?.aborted;
    expect(last()).toBe(false);
    await act(() => router.navigate('/search'));
    expect(last()).toBe(true);
    await act(aWhile);
    expect(asked()).toHaveLength(4);
  });

  it('asks for the months next to the shown one first', async () => {
    const { asked } = await openWithLine();
    come();
    await waitFor(() => expect(asked().length).toBeGreaterThan(2));
    expect(asked().slice(0, 3).sort()).toEqual(['2027-05', '2027-06', '2027-07']);
  });

  it('asks for none where the shopper saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { asked } = await openWithLine();
    come();
    await act(aWhile);
    expect(asked()).toEqual(['2027-06']);
  });
});

describe('a month on holiday details', () => {
  it('that cannot be loaded is no panel: it has no prices, and is asked for again [ERR-21, HD-ST-05]', async () => {
    let fails = true;
    const { user, months } = openHoliday(AT, {
      sold: SOLD,
      month: () => (fails ? new Response('', { status: 500 }) : null),
    });
    const words = await screen.findByText('We have no prices for this month just now.');
    expect(words).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/No flights available|Deal not found|error/i)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sat 12 Jun 2027, no price' })).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(summary()).toHaveTextContent('£412'));
    expect(months()).toHaveLength(2);
  });

  it('whose answer is late does not take the place of the one that is shown [HD-ST-05]', async () => {
    const july = later<Response>();
    const { user, months } = openHoliday(AT, {
      sold: SOLD,
      month: ({ date }) => (date === '2027-07-01' ? july.answer : null),
    });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await screen.findByText('Loading prices', { selector: '[role="status"]' });
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await waitFor(() => expect(summary()).toHaveTextContent('Fri 11 Jun 2027'));
    await act(async () => july.come(NOTHING()));
    expect(summary()).toHaveTextContent('Fri 11 Jun 2027');
    expect(months()).toHaveLength(2);
  });
});
