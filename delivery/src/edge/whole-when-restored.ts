import { WHOLE_PAGE_ATTRIBUTE } from '@storefront/shared/platform/layout/whole-page';

/**
 * Inline script that gives every section its real height where the browser scrolls to a place of the page: after a
 * reload, after Back, and for an address with a fragment. Otherwise a section far below is laid out when it comes near.
 */
export const WHOLE_WHEN_RESTORED = `(function(){
var entry=performance.getEntriesByType('navigation')[0];
if(location.hash||entry&&entry.type!=='navigate')document.documentElement.setAttribute('${WHOLE_PAGE_ATTRIBUTE}','')})()`;
