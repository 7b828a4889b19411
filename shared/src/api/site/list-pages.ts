/** The pages that list deals or places, by the id of their document. */
export const LIST_PAGES = {
  'all-deals': '/all-deals',
  'cruise-deals': '/cruise-deals',
  beach: '/holidays/beach',
  'long-haul': '/holidays/long-haul',
  bargain: '/holidays/bargain',
  'city-breaks': '/holidays/city-breaks',
  'all-inclusive': '/holidays/all-inclusive',
  'senior-friendly': '/holidays/senior-friendly',
} as const;

export type ListPageId = keyof typeof LIST_PAGES;
