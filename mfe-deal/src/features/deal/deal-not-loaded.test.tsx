import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';

import { DealNotLoaded } from './deal-not-loaded';
import { loadDeal, statusOf } from './load-deal';

describe('a deal that was not loaded', () => {
  it('shows a general message when the cause is unknown [ERR-09, DEC-95]', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    renderInPage(<DealNotLoaded dealId="301" cause={null} />, aRuntime());
    expect(await screen.findByRole('heading', { level: 1, name: 'Error Loading Deal' })).toBeVisible();
    expect(screen.getByText('Unable to load deal details')).toBeVisible();
    expect(screen.getByText('Deal 301')).toBeVisible();
    fetch.mockRestore();
  });

  it('is not requested without an id [ERR-05, DEC-94]', async () => {
    const load = jest.fn();
    for (const id of [undefined, '', ' ']) {
      const outcome = await loadDeal(id, load);
      expect([outcome.cause, statusOf(outcome)]).toEqual(['No deal ID provided', 404]);
    }
    expect(load).not.toHaveBeenCalled();
  });

  it('is a 404 page when it does not exist, and has no final status after other failures [ERR-06, ERR-07]', async () => {
    const respondWith = (status: number) => async () => ({
      ok: false as const,
      error: { kind: 'http' as const, status, text: 'x'.repeat(10_000) },
    });
    const missing = await loadDeal('1', respondWith(404));
    expect([statusOf(missing), statusOf(await loadDeal('1', respondWith(503)))]).toEqual([404, null]);
    expect(statusOf(await loadDeal('1', async () => ({ ok: true, value: null })))).toBe(404);
    // Long error pages are truncated.
    expect(missing.cause).toMatch(/^Server returned 404: x{200}$/);
  });
});
