/** Regular expression of the file names of the web fonts, as source of a script. */
const FONT_FILE = '/-latin-wght-normal[.]/';

/**
 * Inline script that decides on the fonts of a rendered page in the frame of its first paint. A web font whose file has
 * not arrived by then is not used: `font-display: optional` promises this, but Chromium styles and lays out the whole
 * page again when the time of the font is over, and applies a late font when new styles are added.
 *
 * The frames before the first content paint nothing, so they decide nothing.
 */
export const FIRST_FONTS = `requestAnimationFrame(function decide(){
if(document.readyState==='loading'&&!document.querySelector('main'))return requestAnimationFrame(decide);
var files=performance.getEntriesByType('resource').filter(function(file){return ${FONT_FILE}.test(file.name)});
if(document.fonts&&files.length<2)document.documentElement.dataset.fonts='fallback'})`;

/**
 * Disables web fonts that arrive after the first paint, to avoid a layout shift. `font-display: optional` should
 * prevent this, but Chromium applies a late font when new styles are added. The check itself may run late on a busy
 * machine, so it also compares the time at which the font arrived. Rendered pages decide at their first paint
 * (`FIRST_FONTS`); this is for pages without content, and for the payment page, whose inventory lists every inline script.
 */
export const FONT_WATCH = `requestAnimationFrame(function(painted){setTimeout(function(){var f=document.fonts;
function late(e){return ${FONT_FILE}.test(e.name)&&e.responseEnd>painted+100}
if(f&&!(f.check('16px "Inter Variable"')&&f.check('16px "Plus Jakarta Sans Variable"')&&!performance.getEntriesByType('resource').some(late)))document.documentElement.dataset.fonts='fallback'},100)})`;
