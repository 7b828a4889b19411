import { DESTINATION_COLUMNS, HOLIDAY_COLUMNS } from '@storefront/shared/domain/catalogue/navigation';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aRuntimeWithSite } from '../../testing/site-runtime';

import { SiteHeader } from './site-header';
import { SiteNotices } from './site-notices';

const trigger = (name: string) => screen.getByRole('button', { name });

function renderHeader() {
  return renderInPage(
    <>
      <SiteHeader />
      <p>Beside the menu</p>
    </>,
    aRuntimeWithSite(),
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the content of the team', () => {
  it('replaces the menus, and shows notices with their links [DEC-250]', async () => {
    const site = {
      navigation: {
        entries: [
          { label: 'Sale', path: '/all-deals', columns: [] },
          {
            label: 'Places',
            path: null,
            columns: [
              { title: 'Sun', path: '/holidays/beach', entries: [{ label: 'Rhodes', path: '/page/1' }] },
            ],
          },
        ],
        phoneLinks: [],
      },
      footer: null,
      notices: [
        { id: 'snow', text: 'Snow at Gatwick.', link: { label: 'Read more', path: '/customer-service' } },
      ],
    };
    const config = storefrontConfigSchema.parse({ site });
    renderInPage(
      <>
        <SiteNotices />
        <SiteHeader />
      </>,
      aRuntimeWithSite({ config }),
    );
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { name: 'Sale' })).toHaveAttribute('href', '/all-deals');
    await userEvent.click(trigger('Places'));
    expect(within(nav).getByRole('link', { name: 'Rhodes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Holidays' })).toBeNull();
    const notice = screen.getByRole('region', { name: 'Notice' });
    expect(notice).toHaveTextContent('Snow at Gatwick.');
    expect(within(notice).getByRole('link', { name: 'Read more' })).toHaveAttribute(
      'href',
      '/customer-service',
    );
  });

  it('is left out of the settings when it has another form, and the header stays [DEC-250]', () => {
    const config = storefrontConfigSchema.parse({
      site: { navigation: { rows: [] }, footer: 3, notices: 'none' },
    });
    renderInPage(<SiteHeader />, aRuntime({ config }));
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Destinations' })).not.toBeInTheDocument();
  });
});

describe('the main navigation', () => {
  it('has Home, two menus, All Deals, Cruise Deals and the phone [HDR-02, HDR-12]', () => {
    renderHeader();
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const stops = within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

    expect(stops).toEqual([
      ['Home', '/'],
      ['All Deals', '/all-deals'],
      ['Cruise Deals', '/cruise-deals'],
    ]);
    expect(trigger('Destinations')).toHaveAttribute('aria-expanded', 'false');
    expect(trigger('Holidays')).toHaveAttribute('aria-expanded', 'false');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: /020 7946 0123/ })).toHaveAttribute('href', 'tel:02079460123');
  });

  it('lists the destinations in four columns, with a link to the page of each [HDR-02, HDR-07, HDR-08, DEC-44]', async () => {
    renderHeader();
    await userEvent.click(trigger('Destinations'));

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Top Destinations',
      'Beach Holidays',
      'City Breaks',
      'More Destinations',
    ]);
    for (const { entries } of DESTINATION_COLUMNS) {
      for (const { label, path } of entries) {
        expect(path).toMatch(/^\/page\/[0-9a-f]{24}$/);
        expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', path);
      }
    }
  });

  it('lists six categories with the six entries of the shared table each [HDR-02, HDR-09, HDR-10, DEC-44]', async () => {
    renderHeader();
    await userEvent.click(trigger('Holidays'));

    const columns = screen.getAllByRole('heading', { level: 2 }).map((title) => {
      if (!title.parentElement) throw new Error('the title has no column');
      return title.parentElement;
    });
    expect(columns.map((column) => within(column).getByRole('heading').textContent)).toEqual([
      'Beach',
      'Long Haul',
      'Bargain',
      'City Break',
      'All Inclusive',
      'Senior Friendly',
    ]);
    for (const [index, column] of columns.entries()) {
      const items = within(within(column).getByRole('list')).getAllByRole('listitem');
      expect(items).toHaveLength(6);
      const links = items.map((item) => ({
        label: item.textContent,
        path: item.querySelector('a')?.getAttribute('href') ?? null,
      }));
      expect(links).toEqual(HOLIDAY_COLUMNS[index]?.entries);
      for (const { path } of links) {
        if (path) expect(path).toMatch(/^\/(page\/[0-9a-f]{24}|group\/[a-z0-9-]+|cruise-deals)$/);
      }
    }
  });

  it('shows Indian Ocean as text without a link or tab stop [HDR-11, DEC-25]', async () => {
    const { router } = renderHeader();
    await userEvent.click(trigger('Holidays'));
    const entry = screen.getByText('Indian Ocean');

    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('link', { name: 'Indian Ocean' })).not.toBeInTheDocument();
    expect(entry).not.toHaveAttribute('tabindex');
    expect(entry.tabIndex).toBe(-1);
    expect(entry.closest('a, button, [tabindex="0"]')).toBeNull();
    await userEvent.click(entry);
    expect(entry).toBeVisible();
    expect(entry).not.toHaveFocus();
    expect(router.state.location).toMatchObject({ pathname: '/', search: '', hash: '' });
    expect(
      HOLIDAY_COLUMNS.flatMap(({ entries }) => entries).filter(({ path }) => path === null),
    ).toHaveLength(1);
  });

  it('closes its menus on a press outside, on Escape and after a navigation [HDR-06, DEC-111]', async () => {
    const user = userEvent.setup();
    renderHeader();

    for (const name of ['Destinations', 'Holidays']) {
      await user.click(trigger(name));
      expect(screen.getByRole('link', { name: 'Dubai' })).toBeVisible();
      await user.click(screen.getByText('Beside the menu'));
      expect(trigger(name)).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('link', { name: 'Dubai' })).not.toBeInTheDocument();
    }

    await user.click(trigger('Destinations'));
    await user.keyboard('{Escape}');
    expect(trigger('Destinations')).toHaveAttribute('aria-expanded', 'false');
    expect(trigger('Destinations')).toHaveFocus();

    await user.click(trigger('Destinations'));
    await user.click(screen.getByRole('link', { name: 'Dubai' }));
    await waitFor(() => expect(trigger('Destinations')).toHaveAttribute('aria-expanded', 'false'));
  });

  it('moves the focus with the arrow keys between bar and panel [DEC-111]', async () => {
    const user = userEvent.setup();
    renderHeader();
    trigger('Destinations').focus();

    await user.keyboard('{ArrowRight}');
    expect(trigger('Holidays')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(await screen.findByRole('link', { name: 'Antalya' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Majorca' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'Cancun' })).toHaveFocus();
    await user.keyboard('{Home}{Escape}');
    expect(trigger('Destinations')).toHaveFocus();
  });
});

describe('the header of a scrolled page', () => {
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
    fireEvent.scroll(window);
  };
  afterEach(() => Reflect.deleteProperty(window, 'scrollY'));

  it('notifies sticky elements of its state without a style that every element inherits', () => {
    renderHeader();
    const root = document.documentElement;
    expect(root).not.toHaveAttribute('data-header');
    scrollTo(900);
    expect(root).toHaveAttribute('data-header', 'hidden');
    scrollTo(700);
    expect(root).toHaveAttribute('data-header', 'compact');
    expect(root).not.toHaveAttribute('style');
    scrollTo(0);
    expect(root).not.toHaveAttribute('data-header');
  });
});

describe('the menus with a pointer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const menu = (name: string) => {
    const root = trigger(name).parentElement;
    if (!root) throw new Error(`no menu around ${name}`);
    return root;
  };

  it.each(['Destinations', 'Holidays'])(
    'open %s on hover and close it 150 ms after the pointer has left, not earlier [HDR-03, HDR-04, CONST-09]',
    (name) => {
      renderHeader();
      fireEvent.pointerEnter(menu(name), { pointerType: 'mouse' });
      expect(trigger(name)).toHaveAttribute('aria-expanded', 'true');

      fireEvent.pointerLeave(menu(name), { pointerType: 'mouse' });
      wait(149);
      expect(trigger(name)).toHaveAttribute('aria-expanded', 'true');
      wait(1);
      expect(trigger(name)).toHaveAttribute('aria-expanded', 'false');
    },
  );

  it('stay open when the pointer returns within 150 ms [HDR-04]', () => {
    renderHeader();
    fireEvent.pointerEnter(menu('Destinations'), { pointerType: 'mouse' });
    fireEvent.pointerLeave(menu('Destinations'), { pointerType: 'mouse' });
    wait(149);
    fireEvent.pointerEnter(menu('Destinations'), { pointerType: 'mouse' });
    wait(1_000);
    expect(trigger('Destinations')).toHaveAttribute('aria-expanded', 'true');
  });

  it('stay open while the pointer crosses another button on the way to the panel', () => {
    renderHeader();
    fireEvent.pointerEnter(menu('Destinations'), { pointerType: 'mouse' });
    fireEvent.pointerLeave(menu('Destinations'), { pointerType: 'mouse' });
    fireEvent.pointerEnter(menu('Holidays'), { pointerType: 'mouse' });
    wait(100);
    fireEvent.pointerEnter(menu('Destinations'), { pointerType: 'mouse' });
    wait(1_000);
    expect(trigger('Destinations')).toHaveAttribute('aria-expanded', 'true');

    fireEvent.pointerLeave(menu('Destinations'), { pointerType: 'mouse' });
    fireEvent.pointerEnter(menu('Holidays'), { pointerType: 'mouse' });
    wait(150);
    expect(trigger('Destinations')).toHaveAttribute('aria-expanded', 'false');
    expect(trigger('Holidays')).toHaveAttribute('aria-expanded', 'true');
  });

  it('stay open after a press, until the next press', () => {
    renderHeader();
    fireEvent.pointerEnter(menu('Destinations'), { pointerType: 'mouse' });
    fireEvent.click(trigger('Destinations'));
    expect(trigger('Destinations')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(trigger('Destinations'));
    expect(trigger('Destinations')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the menu on phones', () => {
  it('is a hamburger that opens an accordion, one section at a time [HDR-05]', async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(trigger('Menu'));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });

    const top = within(menu).getAllByText(/^(Destinations|Holidays)$/);
    expect(top.map((summary) => summary.closest('details')?.getAttribute('name'))).toEqual(['menu', 'menu']);
    const columnsOf = (label: string) =>
      [...(within(menu).getByText(label).closest('details')?.querySelectorAll('summary') ?? [])].map(
        ({ textContent }) => textContent,
      );
    expect(columnsOf('Destinations').slice(1)).toEqual(DESTINATION_COLUMNS.map(({ title }) => title));
    expect(columnsOf('Holidays').slice(1)).toEqual(HOLIDAY_COLUMNS.map(({ title }) => title));
    const outside = within(menu)
      .getAllByRole('link')
      .filter((link) => link.closest('details') === null)
      .map(({ textContent }) => textContent);
    expect(outside).toEqual(expect.arrayContaining(['Home', 'All Deals', 'Cruise Deals']));
    expect(within(menu).getByText('Quiet Resorts')).not.toBeVisible();
    await user.click(within(menu).getByText('Holidays'));
    await user.click(within(menu).getByText('Senior Friendly'));
    expect(within(menu).getByText('Quiet Resorts')).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'Quiet Resorts' })).toHaveAttribute(
      'href',
      '/group/quiet-resorts',
    );
    expect(within(menu).getByRole('link', { name: /Call 020 7946 0123/ })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
  });

  it('shows Indian Ocean as text without a link [HDR-11, DEC-25]', async () => {
    renderHeader();
    await userEvent.setup().click(trigger('Menu'));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const entry = menu.getByText('Indian Ocean');
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry.closest('a, button, [tabindex="0"]')).toBeNull();
  });

  it('leads to all deals and to cruise deals [HDR-12]', async () => {
    renderHeader();
    await userEvent.setup().click(trigger('Menu'));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const links = menu.getAllByRole('link').filter((link) => link.closest('details') === null);
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      expect.arrayContaining([
        ['All Deals', '/all-deals'],
        ['Cruise Deals', '/cruise-deals'],
      ]),
    );
  });

  it('closes after a navigation', async () => {
    const user = userEvent.setup();
    const { router } = renderHeader();
    await user.click(trigger('Menu'));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'All Deals' }));
    expect(router.state.location.pathname).toBe('/all-deals');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
