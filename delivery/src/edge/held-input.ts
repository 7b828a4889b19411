/** Controls that respond to a click by script only. Links navigate without one. */
const CONTROLS = [
  'button',
  'input[type="checkbox"]',
  'input[type="radio"]',
  'input[type="submit"]',
  '[role="button"]',
  '[role="tab"]',
  '[role="switch"]',
].join();

/**
 * Inline script that keeps the last click on a control of a rendered page whose scripts have not run yet, announces
 * that it was noticed, and repeats it once the page is interactive. Without it a visitor on a slow line presses Search
 * and nothing happens.
 *
 * From `data-boot="hydrating"` on, React keeps clicks itself. A page whose scripts cannot start shows the boot notice;
 * from then on clicks are left alone. A label is no control here: the browser clicks its checkbox as well.
 *
 * The press of a pointer comes first: it hydrates the section of the control (HydrationSection). React would not notice
 * the change of a checkbox that it hydrates within its click.
 *
 * The live region is at the end of a document that may arrive in parts: it is filled then.
 *
 * @param rootId id of the element that holds the rendered page
 * @param progressId id of the live region of the start
 */
export function holdInput(rootId: string, progressId: string): string {
  return `(function(){
var root=document.documentElement,held=null;
function byId(id){return document.getElementById(id)}
function isLate(){var notice=byId('boot-notice');return root.dataset.boot==='hydrating'||root.dataset.booted||notice&&'shown' in notice.dataset}
function hold(event){
var control=event.target.closest?event.target.closest('${CONTROLS}'):null;
if(!control||!control.closest('#${rootId}')||isLate())return;
event.preventDefault();event.stopImmediatePropagation();held=control;announce()}
function announce(){var progress=byId('${progressId}');if(held&&progress)progress.textContent='One moment…'}
addEventListener('click',hold,true);
addEventListener('DOMContentLoaded',announce);
new MutationObserver(function(_,observer){
if(!root.dataset.booted)return;
observer.disconnect();removeEventListener('click',hold,true);
var control=held;held=null;
if(control)setTimeout(function(){control.dispatchEvent(new PointerEvent('pointerdown',{bubbles:true}));
if(control.isConnected)control.click()},0)
}).observe(root,{attributeFilter:['data-booted']})})()`;
}
