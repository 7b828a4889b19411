import { PRIVACY_POLICY } from '@storefront/shared/api/site/privacy-policy';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';

import { Component, loader, PrivacyPolicy } from './privacy-policy';
import { SERVER_STORAGE } from './privacy/server-storage';
import { BROWSER_STORAGE } from './privacy/browser-storage';
import { renderTextPage } from '../../testing/pages/render-text-page';
import { ALL_SETTINGS, runtimeWithSettings } from '../../testing/pages/test-runtime';

describe('Privacy Policy', () => {
  it('has sections about comments, cookies and retention, each with its own text [STATIC-03, ROUTE-17, DEC-109]', async () => {
    renderInPage(<PrivacyPolicy />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    for (const [name, subject] of [
      ['Comments and messages', /comment/i],
      ['Cookies and browser storage', /cookies/i],
      ['Retention', /eras|delet/i],
    ] as const) {
      const heading = screen.getByRole('heading', { level: 2, name });
      expect(heading).toBeVisible();
      const paragraphs = [...(heading.closest('section')?.querySelectorAll('p, li') ?? [])];
      const text = paragraphs.map(({ textContent }) => textContent).join(' ');
      expect([name, text]).toEqual([name, expect.stringMatching(/\w\. .*\w\./s)]);
      expect([name, text]).toEqual([name, expect.stringMatching(subject)]);
    }
  });

  it('states no legal number [DEC-109]', async () => {
    const { container } = renderInPage(<PrivacyPolicy />);
    await screen.findByRole('heading', { level: 1 });
    expect(container).not.toHaveTextContent(/\b(ATOL|ABTA|ICO|company)\D{0,20}\d{4,}/i);
  });

  it('shows the legal text of the owners instead [DEC-109]', async () => {
    const section = {
      heading: 'Your data',
      body: '<p>Drafted by our lawyers.</p>',
      picture: null,
      part: null,
    };
    const { requestedPaths, close } = renderTextPage(
      { loader, Component },
      { ...PRIVACY_POLICY, sections: [section] },
    );
    expect(await screen.findByText('Drafted by our lawyers.')).toBeVisible();
    close();
    expect(requestedPaths).toEqual(['/api/text-pages/privacy-policy']);
    expect(
      screen.getAllByRole('heading', { level: 2 }).filter((heading) => heading.closest('section')),
    ).toEqual([screen.getByRole('heading', { name: 'Your data' })]);
  });

  it('lists everything in browser storage, with its place and lifetime [STATIC-03]', async () => {
    renderInPage(<PrivacyPolicy />);
    const table = await screen.findByRole('table', { name: 'What your browser keeps' });
    for (const { key, where, howLong } of BROWSER_STORAGE) {
      const row = within(table).getByRole('rowheader', { name: key }).closest('tr');
      expect(row).toHaveTextContent(where);
      expect(row).toHaveTextContent(howLong);
    }
  });

  it('lists what the servers store, and for how long [STATIC-03]', async () => {
    renderInPage(<PrivacyPolicy />);
    const table = await screen.findByRole('table', { name: 'What our servers keep' });
    for (const { what, howLong } of SERVER_STORAGE) {
      const row = within(table).getByRole('rowheader', { name: what }).closest('tr');
      expect(row).toHaveTextContent(howLong);
    }
  });

  it('names the chat and map services only when they are configured [DEC-40, DEC-104]', async () => {
    const { unmount } = renderInPage(<PrivacyPolicy />);
    const heading = await screen.findByRole('heading', { name: 'Who gets your data' });
    expect(heading.closest('section')).not.toHaveTextContent(/chat|map/);
    unmount();

    renderInPage(<PrivacyPolicy />, runtimeWithSettings(ALL_SETTINGS));
    const full = await screen.findByRole('heading', { name: 'Who gets your data' });
    expect(full.closest('section')).toHaveTextContent(/live chat.*map service/);
  });

  it('links every email address with mailto and every phone number with tel [EXT-03]', async () => {
    renderInPage(<PrivacyPolicy />);
    for (const link of await screen.findAllByRole('link', { name: 'hello@sandpiper.example.com' }))
      expect(link).toHaveAttribute('href', 'mailto:hello@sandpiper.example.com');
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
  });
});
