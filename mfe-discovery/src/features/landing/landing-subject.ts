import { HOLIDAY_COLUMNS } from '@storefront/shared/catalogue/navigation';

/** The name of a themed group as the menus call it; `null` for an id that no menu links to. */
export function groupName(groupId: string): string | null {
  const entries = HOLIDAY_COLUMNS.flatMap((column) => column.entries);
  return entries.find(({ path }) => path === `/group/${groupId}`)?.label ?? null;
}
