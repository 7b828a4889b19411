import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';

import { PrivacyPolicy } from './privacy-policy';
import { STORED_BY_US } from './privacy/stored-by-us';
import { STORED_IN_BROWSER } from './privacy/stored-in-browser';
import { FULL_SHOP, shopOf } from '../../testing/pages/shop-of';

describe('Privacy Policy', () => {
  it('speaks of comments, cookies and retention [STATIC-03, ROUTE-17]', async () => {
    renderInPage(<PrivacyPolicy />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    for (const name of ['Comments and messages', 'Cookies and browser storage', 'Retention'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  });

  it('tells of everything that the browser keeps what it is, where and how long [STATIC-03]', async () => {
    renderInPage(<PrivacyPolicy />);
    const table = await screen.findByRole('table', { name: 'What your browser keeps' });
    for (const { key, where, howLong } of STORED_IN_BROWSER) {
      const row = within(table).getByRole('rowheader', { name: key }).closest('tr');
      expect(row).toHaveTextContent(where);
      expect(row).toHaveTextContent(howLong);
    }
  });

  it('tells what the servers keep, and how long [STATIC-03]', async () => {
    renderInPage(<PrivacyPolicy />);
    const table = await screen.findByRole('table', { name: 'What our servers keep' });
    for (const { what, howLong } of STORED_BY_US) {
      const row = within(table).getByRole('rowheader', { name: what }).closest('tr');
      expect(row).toHaveTextContent(howLong);
    }
  });

  it('names chat and map service only where there are such [DEC-40, DEC-104]', async () => {
    const { unmount } = renderInPage(<PrivacyPolicy />);
    const heading = await screen.findByRole('heading', { name: 'Who gets your data' });
    expect(heading.closest('section')).not.toHaveTextContent(/chat|map/);
    unmount();

    renderInPage(<PrivacyPolicy />, shopOf(FULL_SHOP));
    const full = await screen.findByRole('heading', { name: 'Who gets your data' });
    expect(full.closest('section')).toHaveTextContent(/live chat.*map service/);
  });

  it('writes every e-mail address as a mailto link and every number as a tel link [EXT-03]', async () => {
    renderInPage(<PrivacyPolicy />);
    for (const link of await screen.findAllByRole('link', { name: 'hello@sandpiper.example.com' }))
      expect(link).toHaveAttribute('href', 'mailto:hello@sandpiper.example.com');
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
  });
});
