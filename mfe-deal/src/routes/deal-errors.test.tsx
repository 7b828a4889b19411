import { screen, within } from '@testing-library/react';

import { leaveDeals, listedDeal, openDeal } from '../../testing/deal-service';

afterEach(leaveDeals);

const panel = async () => (await screen.findByRole('heading', { level: 1 })).parentElement ?? document.body;
const json = (body: unknown, status = 200) => Response.json(body, { status });
const refusal = (message: string) => json({ error: { code: 'x', message } }, 503);
const NO_DEAL = 'Deal not found';
const UNKNOWN = 'An unknown error occurred';

describe('a deal that is not there', () => {
  it('shows its shape while it is on its way, and then the deal or why not [DEAL-15, DEAL-ST-01]', async () => {
    let answer = (_response: Response) => {};
    const coming = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    openDeal('/deals/184', { answer: () => coming });
    expect(await screen.findByRole('status', { name: 'Loading the deal' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    answer(json({ deal: { data: { HotelName: 'Sol Bay Resort' } } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sol Bay Resort' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading the deal' })).toBeNull();
  });

  it.each([
    [
      'a refusal with words',
      () => new Response('away for lunch', { status: 503 }),
      'Server returned 503: away for lunch',
    ],
    [
      'a refusal without words',
      () => new Response('', { status: 500, statusText: 'Broken' }),
      'Server returned 500: Broken',
    ],
    [
      'an unknown id',
      () => json({ error: { code: 'unknown', message: 'No such deal.' } }, 404),
      'Server returned 404: No such deal.',
    ],
    ['a refusal in the words of the services', () => refusal('Closed.'), 'Server returned 503: Closed.'],
    ['an answer without a deal', () => json({}), NO_DEAL],
    ['a deal of null', () => json({ deal: null }), NO_DEAL],
    ['a deal without data', () => json({ deal: {} }), NO_DEAL],
    ['data of null', () => json({ deal: { data: null } }), NO_DEAL],
    ['a failure without words', () => Promise.reject(new TypeError('')), UNKNOWN],
    ['what is no JSON', () => new Response('<html>'), UNKNOWN],
    ['a failure with words', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])('says why: %s [ERR-06, ERR-07, ERR-08, ERR-09, DEC-95, DEAL-16]', async (_what, answer, words) => {
    openDeal('/deal/301', { answer });
    const shown = await panel();
    expect(within(shown).getByRole('heading', { level: 1 })).toHaveTextContent(/^Error Loading Deal$/);
    expect(within(shown).getByText(words)).toBeVisible();
    expect(within(shown).getByText('Deal 301')).toBeVisible();
    expect(screen.queryByText('Unable to load deal details')).toBeNull();
  });

  it.each(['/deal', '/deals/%20'])(
    'says that %p names no deal, and asks nobody [ERR-05, DEC-94]',
    async (at) => {
      const { askedOf } = openDeal(at);
      expect(within(await panel()).getByText('No deal ID provided')).toBeVisible();
      expect(askedOf('getDealById')).toEqual([]);
    },
  );

  it('reloads the page with Try Again, and offers ways on [DEAL-17, DEAL-16]', async () => {
    // jsdom cannot reload, and says so.
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = openDeal('/deal/301', {
      answer: () => new Response('', { status: 500 }),
      deals: [listedDeal('202', 'Luna Sands')],
    });
    await panel();
    expect(screen.getByRole('link', { name: 'See all deals' })).toHaveAttribute('href', '/all-deals');
    expect(await screen.findByRole('link', { name: 'Luna Sands' })).toHaveAttribute('href', '/deals/202');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(errors).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(String(errors.mock.calls[0]?.[0])).toContain('navigation');
    errors.mockRestore();
  });
});
