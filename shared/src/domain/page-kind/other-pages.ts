/** Kind of the paths without a route, and of further kinds where their number is limited. */
export const OTHER_PAGES = '/*';
