import { screen, within } from '@testing-library/react';

import { resetDealPage, catalogueDeal, renderDealPage } from '../../testing/deal-service';

afterEach(resetDealPage);

const panel = async () => (await screen.findByRole('heading', { level: 1 })).parentElement ?? document.body;
const json = (body: unknown, status = 200) => Response.json(body, { status });
const errorResponse = (message: string) => json({ error: { code: 'x', message } }, 503);
const NO_DEAL = 'Deal not found';
const UNKNOWN = 'An unknown error occurred';

describe('loading a deal', () => {
  it('shows a skeleton while the deal is loading, then the deal [DEAL-15, DEAL-ST-01]', async () => {
    let respond = (_response: Response) => {};
    const response = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    renderDealPage('/deals/184', { dealResponse: () => response });
    const skeleton = await screen.findByRole('status', { name: 'Loading the deal' });
    expect(skeleton).toBeVisible();
    expect(skeleton.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(2);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    respond(json({ deal: { data: { HotelName: 'Sol Bay Resort' } } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sol Bay Resort' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading the deal' })).toBeNull();
  });

  it.each([
    [
      'an error with text',
      () => new Response('away for lunch', { status: 503 }),
      'Server returned 503: away for lunch',
    ],
    [
      'an error without text',
      () => new Response('', { status: 500, statusText: 'Broken' }),
      'Server returned 500: Broken',
    ],
    [
      'an unknown id',
      () => json({ error: { code: 'unknown', message: 'No such deal.' } }, 404),
      'Server returned 404: No such deal.',
    ],
    ['an error in the format of the backend', () => errorResponse('Closed.'), 'Server returned 503: Closed.'],
    ['a response without a deal', () => json({}), NO_DEAL],
    ['a deal of null', () => json({ deal: null }), NO_DEAL],
    ['a deal without data', () => json({ deal: {} }), NO_DEAL],
    ['data of null', () => json({ deal: { data: null } }), NO_DEAL],
    ['a network error without text', () => Promise.reject(new TypeError('')), UNKNOWN],
    ['invalid JSON', () => new Response('<html>'), UNKNOWN],
    ['a network error with text', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])(
    'shows the cause after %s [ERR-06, ERR-07, ERR-08, ERR-09, DEC-95, DEAL-16, DEAL-ST-01]',
    async (_case, dealResponse, cause) => {
      renderDealPage('/deal/301', { dealResponse });
      const errorPanel = within(await panel());
      expect(errorPanel.getByRole('heading', { level: 1 })).toHaveTextContent(/^Error Loading Deal$/);
      expect(errorPanel.getByText(cause)).toBeVisible();
      expect(errorPanel.getByText('Deal 301')).toBeVisible();
      expect(screen.queryByText('Unable to load deal details')).toBeNull();
    },
  );

  it.each(['/deal', '/deals/%20'])(
    'reports a missing id for %p without a request [ERR-05, DEC-94, DEC-95]',
    async (path) => {
      const { requestsTo } = renderDealPage(path);
      const errorPanel = within(await panel());
      expect(errorPanel.getByRole('heading', { level: 1 })).toHaveTextContent(/^Error Loading Deal$/);
      expect(errorPanel.getByText('No deal ID provided')).toBeVisible();
      expect(requestsTo('getDealById')).toEqual([]);
    },
  );

  it('reloads the page with Try Again, and offers alternatives [DEAL-17, DEAL-16]', async () => {
    // jsdom cannot reload and reports an error instead.
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = renderDealPage('/deal/301', {
      dealResponse: () => new Response('', { status: 500 }),
      deals: [catalogueDeal('202', 'Luna Sands')],
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
