import { pence } from '@storefront/shared/domain/pricing/pence';
import { createViewsStore } from '@storefront/shared/composites/recently-viewed/views-store';
import { RuntimeProvider } from '@storefront/shared/runtime';
import { createShortlistStore } from '@storefront/shared/composites/shortlist/shortlist-store';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { aShortlistEntry } from '@storefront/shared/testing/shortlist-builders';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { PersonalShelves } from './personal-rows';

const views = createViewsStore(() => Date.now());
const saved = createShortlistStore();

function look(name: string, agoMs: number) {
  views.add({
    id: name,
    name,
    location: 'Side, Antalya',
    pictureUrl: null,
    pricePerPerson: pence(41_200),
    path: `/deals/${name.length}`,
    viewedAt: Date.now() - agoMs,
  });
}

const shelf = (name: string) => within(screen.getByRole('region', { name }));

describe('the shelves of one shopper', () => {
  beforeEach(() => {
    localStorage.clear();
    delete window.storefrontRecentlyViewed;
    delete window.storefrontShortlist;
  });

  it('are nothing at all where nothing was viewed or saved, and on a server', () => {
    const { container } = renderInPage(<PersonalShelves />);
    expect(container).toBeEmptyDOMElement();

    act(() => look('Sol Bay', 0));
    const html = renderToString(
      <RuntimeProvider runtime={aRuntime()}>
        <PersonalShelves />
      </RuntimeProvider>,
    );
    expect(html).toBe('');
  });

  it('show what was viewed, newest first, and what was saved, each leading to its page', () => {
    look('Sol Bay', 2_000);
    look('Lara Sands', 1_000);
    saved.add(aShortlistEntry({ name: 'Old Town' }));
    renderInPage(<PersonalShelves />);

    const viewed = shelf('Recently viewed');
    expect(viewed.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Lara Sands',
      'Sol Bay',
    ]);
    expect(viewed.getByRole('link', { name: 'Sol Bay' })).toHaveAttribute('href', '/deals/7');
    expect(viewed.getAllByRole('listitem')[0]).toHaveTextContent('£412ppwhen you looked');
    expect(shelf('Your shortlist').getByRole('link', { name: 'Old Town' })).toHaveAttribute(
      'href',
      aShortlistEntry().path,
    );
  });

  it('follow what another part of the page, or another tab, does', () => {
    renderInPage(<PersonalShelves />);
    act(() => look('Sol Bay', 0));
    expect(shelf('Recently viewed').getByRole('link', { name: 'Sol Bay' })).toBeVisible();
  });

  it('forget what was viewed at a press, and take that back', async () => {
    const user = userEvent.setup();
    look('Sol Bay', 0);
    renderInPage(<PersonalShelves />);

    await user.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
    expect(views.entries()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('1 holiday forgotten');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo: clear recently viewed' })).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(shelf('Recently viewed').getByRole('link', { name: 'Sol Bay' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear recently viewed' })).toHaveFocus();
  });
});
