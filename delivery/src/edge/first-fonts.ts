/** Regular expression of the file names of the web fonts, as source of a script. */
const FONT_FILE = '/-latin-wght-normal[.]/';

/** Time from the end of a document to its first frame: 25 to 99 ms in visits without a slower processor. */
const FIRST_FRAME_MS = 40;

/**
 * Inline script that decides on the fonts of a rendered page in the frame of its first paint. A web font whose file has
 * not arrived by then is not used: `font-display: optional` promises this, but Chromium styles and lays out the whole
 * page again when the time of the font is over, and applies a late font when new styles are added.
 *
 * Chromium styles and lays out the page at the end of the document, before that frame. On a slow line the script decides
 * then, so that this is not done again with other fonts. The files are requested with the first byte of the document and are
 * larger, so they need at least as long as it did: a round trip, without the time of the server, and its transfer.
 *
 * The frames before the first content paint nothing, so they decide nothing.
 */
export const FIRST_FONTS = `(function(){
var isDecided;
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
