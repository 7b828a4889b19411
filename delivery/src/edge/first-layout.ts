import { AFTER_CONTENT_ID, BEFORE_PAINT_ATTRIBUTE } from '@storefront/shared/platform/layout/first-paint';
import { WHOLE_PAGE_ATTRIBUTE } from '@storefront/shared/platform/layout/whole-page';

/** Taller screens show the beginning of sections that are below the first screen of a phone. */
const PHONE = '(max-width:767.98px) and (max-height:959.98px)';

/** A browser that reports no paint by then, such as that of a hidden tab, lays out what it would have laid out. */
const LIMIT_MS = 2000;

/**
 * At the end of the document Chromium looks for fields to fill in, and lays out what surrounds them. What is held back
 * waits for that end, but not much longer than the first paint.
 */
const DOCUMENT_LIMIT_MS = 300;

/** A document that takes longer, as on a line that stalls, is painted as far as it is there. */
const CONTENT_LIMIT_MS = 1000;

/**
 * Inline script of the head that delays the first paint until the content of the page is parsed, where the browser can
 * do so (`rel=expect`). A card or a bar of which a part is missing has another layout, and what follows would shift it.
 * What is below the content, such as the footer, is not waited for.
 */
export const CONTENT_FIRST = `(function(){
var link=document.createElement('link');
Object.assign(link,{rel:'expect',href:'#${AFTER_CONTENT_ID}'}).setAttribute('blocking','render');
document.head.append(link);
setTimeout(function(){link.remove()},${CONTENT_LIMIT_MS})})()`;

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
if(!list.getEntriesByName('first-contentful-paint').length)return;
observer.disconnect();
if(document.readyState!=='loading')return end();
document.addEventListener('DOMContentLoaded',function(){setTimeout(end)});
setTimeout(end,${DOCUMENT_LIMIT_MS})
}).observe({type:'paint',buffered:true})})()`;
