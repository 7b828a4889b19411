/**
 * The way to a booking after it was made. Not part of `QUICK_LINKS`, which the sitemap lists: the page shows one person's
 * booking. A module of its own, because pages that need this link do not need the navigation.
 */
export const MANAGE_LINK = { label: 'Manage my booking', path: '/manage' } as const;
