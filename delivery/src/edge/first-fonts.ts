/** Regular expression of the file names of the web fonts, as source of a script. */
const FONT_FILE = '/-latin-wght-normal[.]/';

/** From this round trip on, with less than this bandwidth, a browser's estimate of its line means a slow one. */
const SLOW_ROUND_TRIP_MS = 125;
const SLOW_MEGABITS = 2;

/**
 * Source of a function that requests the web fonts of a rendered page, by their URLs, unless the visitor saves data or
 * the browser estimates a slow line. There they would arrive after the first paint, which does not use them, and delay
 * the document, the main image and the scripts. It runs before the styles, so that the page is styled once. A browser that
 * has just started has default estimates: without a mobile line 90 to 116 ms or 2.7 Mbit/s, which is not slow here.
 */
export const REQUEST_FONTS = `function(urls){var line=navigator.connection;
if(line&&(line.saveData||line.rtt>=${SLOW_ROUND_TRIP_MS}&&line.downlink<${SLOW_MEGABITS}))return document.documentElement.dataset.fonts='fallback';
urls.forEach(function(url){document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'anonymous',href:url}))})}`;

/** Time from the end of a document to its first frame: 25 to 99 ms in visits without a slower processor. */
const FIRST_FRAME_MS = 40;

/**
 * Inline script that decides on the fonts of a rendered page in the frame of its first paint. A web font whose file has
 * not arrived by then is not used: `font-display: optional` promises this, but Chromium styles and lays out the whole
 * page again when the time of the font is over, and applies a late font when new styles are added.
 *
 * Chromium styles and lays out the page at the end of the document, before that frame. On a slow line the script decides
 * then, so that this is not done again with other fonts. The files are requested at the start of the document and are
 * larger, so they need at least as long as it did: a round trip, without the time of the server, and its transfer. Where
 * they were not requested (`REQUEST_FONTS`) nothing is left to decide.
 *
 * The frames before the first content paint nothing, so they decide nothing.
 */
export const FIRST_FONTS = `(function(){
var isDecided='fonts' in document.documentElement.dataset;
function decide(){isDecided=true;document.documentElement.dataset.fonts='fallback'}
function areMissing(){
return document.fonts&&performance.getEntriesByType('resource').filter(function(file){return ${FONT_FILE}.test(file.name)}).length<2}
document.addEventListener('DOMContentLoaded',function(){
var page=performance.getEntriesByType('navigation')[0];
if(isDecided||!page||!areMissing())return;
var connection=page.connectEnd-page.connectStart||Infinity,end=page.responseEnd||performance.now();
var line=Math.min(connection,page.responseStart-page.requestStart)+end-page.responseStart;
if(end+line>performance.now()+${FIRST_FRAME_MS})decide()});
requestAnimationFrame(function first(){
if(isDecided)return;
if(document.readyState==='loading'&&!document.querySelector('main'))return requestAnimationFrame(first);
isDecided=true;
if(areMissing())decide()})})()`;

/**
 * Disables web fonts that arrive after the first paint, to avoid a layout shift. `font-display: optional` should
 * prevent this, but Chromium applies a late font when new styles are added. The check itself may run late on a busy
 * machine, so it also compares the time at which the font arrived. Rendered pages decide at their first paint
 * (`FIRST_FONTS`); this is for pages without content, and for the payment page, whose inventory lists every inline script.
 */
export const FONT_WATCH = `requestAnimationFrame(function(painted){setTimeout(function(){var f=document.fonts;
function late(e){return ${FONT_FILE}.test(e.name)&&e.responseEnd>painted+100}
if(f&&!(f.check('16px "Inter Variable"')&&f.check('16px "Plus Jakarta Sans Variable"')&&!performance.getEntriesByType('resource').some(late)))document.documentElement.dataset.fonts='fallback'},100)})`;
