import { uniqueDestinations, type Destination } from '@storefront/shared/catalogue/destinations';
import { HOLIDAY_COLUMNS, PAGE_IDS } from '@storefront/shared/catalogue/navigation';

/** The destination a landing page is about; `null` for an id that no page has. */
export function destinationOfPage(pageId: string): Destination | null {
  const label = Object.keys(PAGE_IDS).find((name) => PAGE_IDS[name] === pageId);
  return uniqueDestinations().find(({ name }) => name === label) ?? null;
}

/** The name of a themed group as the menus call it; `null` for an id that no menu links to. */
export function groupName(groupId: string): string | null {
  const entries = HOLIDAY_COLUMNS.flatMap((column) => column.entries);
  return entries.find(({ path }) => path === `/group/${groupId}`)?.label ?? null;
}
