/**
 * Inline script that decides on the fonts of a rendered page in the frame of its first paint. A web font whose file has
 * not arrived by then is not used: `font-display: optional` promises this, but Chromium styles and lays out the whole
 * page again when the time of the font is over, and applies a late font when new styles are added.
 *
 * The frames before the first content paint nothing, so they decide nothing.
 */
export const FIRST_FONTS = `requestAnimationFrame(function decide(){
if(document.readyState==='loading'&&!document.querySelector('main'))return requestAnimationFrame(decide);
var files=performance.getEntriesByType('resource').filter(function(file){return /-latin-wght-normal[.]/.test(file.name)});
if(document.fonts&&files.length<2)document.documentElement.dataset.fonts='fallback'})`;
