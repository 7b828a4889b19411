/** Sections of the home page, which the content team orders. `personal` has holidays that this browser has seen. */
export const HOME_SECTIONS = ['kinds', 'personal', 'beach', 'featured', 'banners', 'cities'] as const;
