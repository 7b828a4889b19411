import type { SiteFooterLinks, SiteNavigation } from '../../contracts/site-content';
import { MANAGE_LINK } from '../../domain/catalogue/manage-link';
import {
  DESTINATION_COLUMNS,
  HOLIDAY_COLUMNS,
  LEGAL_LINKS,
  POPULAR_DESTINATIONS,
  QUICK_LINKS,
} from '../../domain/catalogue/navigation';

/**
 * The menus of a shop whose content team has published none, and of an edge server that has not reached the backend. For
 * servers: the HTML document carries them to the browser.
 */
export const BUILT_IN_NAVIGATION: SiteNavigation = {
  entries: [
    { label: 'Home', path: '/', columns: [] },
    { label: 'Destinations', path: null, columns: [...DESTINATION_COLUMNS] },
    { label: 'Holidays', path: null, columns: [...HOLIDAY_COLUMNS] },
    { label: 'All Deals', path: '/all-deals', columns: [] },
    { label: 'Cruise Deals', path: '/cruise-deals', columns: [] },
  ],
  phoneLinks: [{ label: 'Customer Service', path: '/customer-service' }, MANAGE_LINK],
};

/** The links of the footer, as `BUILT_IN_NAVIGATION`. */
export const BUILT_IN_FOOTER: SiteFooterLinks = {
  columns: [
    { title: 'Quick Links', entries: [...QUICK_LINKS, MANAGE_LINK] },
    { title: 'Popular Destinations', entries: [...POPULAR_DESTINATIONS] },
  ],
  legal: [...LEGAL_LINKS],
};
