import type { Locator, Page } from '@playwright/test';

import type { PageKind } from './page-kinds';

type Act = (page: Page) => Promise<void>;
type Find = (page: Page) => Locator;

/** What a shopper does on a page, as real input of pointer or keyboard. */
export interface Interaction {
  readonly name: string;
  /** What is scrolled into view before the input, which Playwright would do in the same moment. */
  readonly on?: Find;
  readonly act: Act;
}

export interface InteractivePage extends PageKind {
  readonly interactions: readonly Interaction[];
}

/** Returns the pages with the interactions that are measured on each, in the order in which they are done. */
export function interactivePages(kinds: readonly PageKind[]): readonly InteractivePage[] {
  return kinds.flatMap((kind) => {
    const interactions = INTERACTIONS[kind.name];
    return interactions ? [{ ...kind, interactions }] : [];
  });
}

const INTERACTIONS: Readonly<Record<string, readonly Interaction[]>> = {
  home: [
    press('open a header menu', button(/^Holidays/)),
    close('close the menu', (page) => page.getByRole('button', { name: /^Holidays/, expanded: true })),
    press('carousel, next', button(/^Next/)),
    press('carousel, next again', button(/^Next/)),
    press('open the destinations', combobox(/^Destination/)),
    { name: 'type a destination', act: (page) => page.keyboard.type('Anta', { delay: 120 }) },
    close('close the destinations', (page) =>
      page.getByRole('combobox', { name: /^Destination/, expanded: true }),
    ),
    press('open the departure date', button(/^Departure date/)),
    press('next month', button(/next month/i)),
    close('close the calendar', dialog),
  ],
  'search, any destination': [
    press('tick a filter', filter(/^Half Board/)),
    press('tick another', filter(/^4 stars/)),
    press('untick it', filter(/^4 stars/)),
    press('unfold a group of filters', (page) => page.getByText('Awards', { exact: true }).first()),
    press('tick a looked-up filter', filter(/^Best of the Best/)),
    press('untick it', filter(/^Best of the Best/)),
    key('sort', field('Sort by'), 'ArrowDown'),
    press('price mode', button('Total holiday')),
    press('change page', button('Next page')),
    press('open the hotel dialog', (page) => page.getByRole('article').first().getByRole('link')),
    close('close the hotel dialog', dialog),
    type('type a hotel name', field('Hotel name'), 'palace'),
    press('clear the filters', button('Clear Filters')),
    press('date strip', button(/^(Alternate|Cheapest) /)),
  ],
  deal: [
    press('calendar, next month', button('Next month')),
    press('calendar, choose a day', button(/, £[\d,]+ per person/)),
    press('show the table', button('Table')),
    press('show another tab', (page) => page.getByRole('tab', { name: 'Other Info' })),
    press('next photo', button('Next photo')),
    press('open the photos', button(/^View photos of/)),
    close('close the photos', dialog),
    press('unfold the facilities', button(/^Show \d+ more/)),
  ],
  personalise: [
    press('choose a transfer', (page) => page.getByRole('radio', { name: /^Private transfer/ })),
    press('add a bag', button(/^One more: Extra hold baggage/)),
    type('type the email', field('Email'), 'ann@example.com'),
    type('type the phone', field('Phone'), '02079460123'),
  ],
  passengers: [
    type('type a name', (page) => page.locator('[id="passengers.0.firstName"]'), 'Annabel'),
    key('choose a title', (page) => page.locator('[id="passengers.0.title"]'), 'ArrowDown'),
  ],
  payment: [
    press('choose the whole amount', (page) => page.getByRole('radio', { name: /^Pay in full/ })),
    press('unfold the package', summary('The package')),
    press('fold the package', summary('The package')),
    press('unfold the promo code', summary('I have a promo code')),
    type('type a promo code', field('Promo code'), 'SUMMER'),
  ],
};

function press(name: string, on: Find): Interaction {
  return { name, on, act: (page) => on(page).click() };
}

function key(name: string, on: Find, pressed: string): Interaction {
  return { name, on, act: (page) => on(page).press(pressed) };
}

/** Types without waiting for the page, as a person does. */
function type(name: string, on: Find, text: string): Interaction {
  return { name, on, act: (page) => on(page).pressSequentially(text, { delay: 90 }) };
}

function button(name: string | RegExp): Find {
  return (page) => page.getByRole('button', { name }).first();
}

function combobox(name: RegExp): Find {
  return (page) => page.getByRole('combobox', { name });
}

function field(label: string): Find {
  return (page) => page.getByLabel(label).first();
}

function summary(name: string): Find {
  return (page) => page.locator('summary', { hasText: name }).first();
}

function filter(name: RegExp): Find {
  return (page) =>
    page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name }).first();
}

/** Closes by Escape what must be open: a key that closes nothing would be measured as a fast one. */
function close(name: string, opened: Find): Interaction {
  return {
    name,
    act: async (page) => {
      await opened(page).waitFor();
      await page.keyboard.press('Escape');
    },
  };
}

function dialog(page: Page): Locator {
  return page.getByRole('dialog');
}
