import type { Locator, Page } from '@playwright/test';

import type { PageKind } from './page-kinds';

type Act = (page: Page) => Promise<void>;

/** What a shopper does on a page, as real input of pointer or keyboard. */
export interface Interaction {
  readonly name: string;
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
    { name: 'open a header menu', act: button(/^Holidays/) },
    { name: 'close the menu', act: escape },
    { name: 'carousel, next', act: button(/^Next/) },
    { name: 'open the destinations', act: combobox(/^Destination/) },
    { name: 'type a destination', act: (page) => page.keyboard.type('Anta', { delay: 120 }) },
    { name: 'close the destinations', act: escape },
    { name: 'open the departure date', act: button(/^Departure date/) },
    { name: 'next month', act: button(/next month/i) },
    { name: 'close the calendar', act: escape },
  ],
  'search, any destination': [
    { name: 'tick a filter', act: tick(/^Half Board/) },
    { name: 'tick another', act: tick(/^4 stars/) },
    { name: 'untick it', act: tick(/^4 stars/) },
    {
      name: 'unfold a group of filters',
      act: (page) => page.getByText('Awards', { exact: true }).first().click(),
    },
    { name: 'tick a looked-up filter', act: tick(/^Best of the Best/) },
    { name: 'untick it', act: tick(/^Best of the Best/) },
    { name: 'sort', act: (page) => page.getByLabel('Sort by').press('ArrowDown') },
    { name: 'price mode', act: button('Total holiday') },
    { name: 'change page', act: button('Next page') },
    { name: 'open the hotel dialog', act: firstCard },
    { name: 'close the hotel dialog', act: escape },
    { name: 'type a hotel name', act: type('Hotel name', 'palace') },
    { name: 'clear the filters', act: button('Clear Filters') },
    { name: 'date strip', act: button(/^(Alternate|Cheapest) /) },
  ],
  deal: [
    { name: 'calendar, next month', act: button('Next month') },
    { name: 'calendar, choose a day', act: button(/, £[\d,]+ per person/) },
    { name: 'show the table', act: button('Table') },
    { name: 'show another tab', act: (page) => page.getByRole('tab', { name: 'Other Info' }).click() },
    { name: 'next photo', act: button('Next photo') },
    { name: 'open the photos', act: button(/^View photos of/) },
    { name: 'close the photos', act: escape },
    { name: 'unfold the facilities', act: button(/^Show \d+ more/) },
  ],
  personalise: [
    { name: 'type the email', act: type('Email', 'ann@example.com') },
    { name: 'type the phone', act: type('Phone', '02079460123') },
  ],
  passengers: [
    { name: 'type a name', act: (page) => typed(page.locator('[id="passengers.0.firstName"]'), 'Annabel') },
    { name: 'choose a title', act: (page) => page.locator('[id="passengers.0.title"]').press('ArrowDown') },
  ],
};

function button(name: string | RegExp): Act {
  return (page) => page.getByRole('button', { name }).first().click();
}

function combobox(name: RegExp): Act {
  return (page) => page.getByRole('combobox', { name }).click();
}

function type(label: string, text: string): Act {
  return (page) => typed(page.getByLabel(label).first(), text);
}

/** Types without waiting for the page, as a person does. */
function typed(field: Locator, text: string): Promise<void> {
  return field.pressSequentially(text, { delay: 90 });
}

function firstCard(page: Page): Promise<void> {
  return page.getByRole('article').first().getByRole('link').click();
}

function escape(page: Page): Promise<void> {
  return page.keyboard.press('Escape');
}

function tick(name: RegExp): Act {
  return (page) =>
    page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name }).first().click();
}
