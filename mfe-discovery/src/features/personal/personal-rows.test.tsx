import { pence } from '@storefront/shared/domain/pricing/pence';
import { RuntimeProvider } from '@storefront/shared/runtime';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { aShortlistEntry } from '@storefront/shared/testing/shortlist-builders';
import {
  reportChangeByOtherTab,
  storedViews,
  storeShortlist,
  storeViews,
} from '@storefront/shared/testing/stored-lists';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { PersonalRows } from './personal-rows';

function look(name: string, agoMs: number) {
  const view = {
    id: name,
    name,
    location: 'Side, Antalya',
    pictureUrl: null,
    pricePerPerson: pence(41_200),
    path: `/deals/${name.length}`,
    viewedAt: Date.now() - agoMs,
  };
  storeViews([...storedViews(), view]);
}

const row = (name: string) => within(screen.getByRole('region', { name }));

describe('the personal rows', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('render nothing without viewed or saved holidays, and on a server', () => {
    const { container } = renderInPage(<PersonalRows />);
    expect(container).toBeEmptyDOMElement();

    look('Sol Bay', 0);
    const html = renderToString(
      <RuntimeProvider runtime={aRuntime()}>
        <PersonalRows />
      </RuntimeProvider>,
    );
    expect(html).toBe('');
  });

  it('show viewed holidays, newest first, and saved ones, each linking to its page', () => {
    look('Sol Bay', 2_000);
    look('Lara Sands', 1_000);
    storeShortlist([aShortlistEntry({ name: 'Old Town' })]);
    renderInPage(<PersonalRows />);

    const viewed = row('Recently viewed');
    expect(viewed.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Lara Sands',
      'Sol Bay',
    ]);
    expect(viewed.getByRole('link', { name: 'Sol Bay' })).toHaveAttribute('href', '/deals/7');
    expect(viewed.getAllByRole('listitem')[0]).toHaveTextContent('£412ppwhen you looked');
    expect(row('Your shortlist').getByRole('link', { name: 'Old Town' })).toHaveAttribute(
      'href',
      aShortlistEntry().path,
    );
  });

  it('follow changes by other components and other tabs', () => {
    const { runtime } = renderInPage(<PersonalRows />);
    act(() => {
      look('Sol Bay', 0);
      reportChangeByOtherTab('recentlyViewed');
    });
    act(() => runtime.shortlist.commands.restore([aShortlistEntry({ name: 'Old Town' })]));
    expect(row('Your shortlist').getByRole('link', { name: 'Old Town' })).toBeVisible();
    expect(row('Recently viewed').getByRole('link', { name: 'Sol Bay' })).toBeVisible();
  });

  it('clear the viewed holidays, and undo that', async () => {
    const user = userEvent.setup();
    look('Sol Bay', 0);
    renderInPage(<PersonalRows />);

    await user.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
    expect(storedViews()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('1 holiday forgotten');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo: clear recently viewed' })).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(row('Recently viewed').getByRole('link', { name: 'Sol Bay' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear recently viewed' })).toHaveFocus();
  });
});
