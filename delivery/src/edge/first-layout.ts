import { BEFORE_PAINT_ATTRIBUTE } from '@storefront/shared/platform/layout/first-paint';
import { WHOLE_PAGE_ATTRIBUTE } from '@storefront/shared/platform/layout/whole-page';

/** Taller screens show the beginning of sections that are below the first screen of a phone. */
const PHONE = '(max-width:767.98px) and (max-height:959.98px)';

/** A browser that reports no paint by then, such as that of a hidden tab, lays out what it would have laid out. */
const LIMIT_MS = 2000;

/**
 * Inline script that decides what the browser lays out first. Where it scrolls to a place of the page (after a reload,
 * after Back, and for an address with a fragment), every section gets its real height. Otherwise a phone lays out its
 * first screen, paints it, and then lays out what is near; a section far below is laid out when it comes near.
 */
export const FIRST_LAYOUT = `(function(){
var root=document.documentElement,entry=performance.getEntriesByType('navigation')[0];
if(location.hash||entry&&entry.type!=='navigate')return root.setAttribute('${WHOLE_PAGE_ATTRIBUTE}','');
if(!matchMedia('${PHONE}').matches||!window.PerformanceObserver)return;
function end(){root.removeAttribute('${BEFORE_PAINT_ATTRIBUTE}')}
root.setAttribute('${BEFORE_PAINT_ATTRIBUTE}','');
setTimeout(end,${LIMIT_MS});
new PerformanceObserver(function(list,observer){
if(list.getEntriesByName('first-contentful-paint').length){observer.disconnect();end()}
}).observe({type:'paint',buffered:true})})()`;
