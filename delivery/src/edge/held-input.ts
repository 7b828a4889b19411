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

/** Fields whose text or choice a script reads. */
const FIELDS = 'input:not([type="checkbox"],[type="radio"]),textarea,select';

/**
 * Inline script that keeps what a visitor does on a rendered page whose scripts have not run yet, and repeats it once
 * the page is interactive: the text or choice of each field, and the last click on a control, which it announces.
 * Without it a visitor on a slow line presses Search and nothing happens.
 *
 * From `data-boot="hydrating"` on, React keeps input itself. A page whose scripts cannot start shows the boot notice;
 * from then on input is left alone. A label is no control here: the browser clicks its checkbox as well.
 *
 * The press of a pointer comes first: it hydrates the section of the control (HydrationSection). React would not notice
 * the change of a checkbox that it hydrates within its click.
 *
 * React remembers the value of a field by a property of its own, which shows that the field is hydrated, and ignores an
 * event without a change. So the field is emptied through that property, and filled by the browser's. What was typed
 * meanwhile is not overwritten.
 *
 * The live region is at the end of a document that may arrive in parts: it is filled then.
 *
 * @param rootId id of the element that holds the rendered page
 * @param progressId id of the live region of the start
 */
export function holdInput(rootId: string, progressId: string): string {
  return `(function(){
var root=document.documentElement,held=null,fields=new Map();
function byId(id){return document.getElementById(id)}
function isLate(){var notice=byId('boot-notice');return root.dataset.boot==='hydrating'||root.dataset.booted||notice&&'shown' in notice.dataset}
function find(event,selector){
var found=event.target.closest?event.target.closest(selector):null;
return found&&found.closest('#${rootId}')&&!isLate()?found:null}
function hold(event){
var control=find(event,'${CONTROLS}');
if(!control)return;
event.preventDefault();event.stopImmediatePropagation();held=control;announce()}
function keep(event){var field=find(event,'${FIELDS}');if(field)fields.set(field,field.value)}
function announce(){var progress=byId('${progressId}');if(held&&progress)progress.textContent='One moment…'}
function press(element){element.dispatchEvent(new PointerEvent('pointerdown',{bubbles:true}))}
function fill(text,field){
if(!field.isConnected)return;
var isSelect=field.matches('select'),end=isSelect?null:field.selectionEnd;
text=field.value||text;
if(!isSelect)field.value='';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,text);
if(end!==null&&document.activeElement===field)field.setSelectionRange(end,end);
field.dispatchEvent(new Event(isSelect?'change':'input',{bubbles:true}))}
function repeat(tries){
var isWaiting=false;
fields.forEach(function(_,field){if(field.isConnected&&!field.matches('select')&&!Object.hasOwn(field,'value'))isWaiting=true});
if(isWaiting&&tries)return setTimeout(repeat,20,tries-1);
fields.forEach(fill);
if(held){press(held);if(held.isConnected)held.click()}}
addEventListener('click',hold,true);
addEventListener('input',keep,true);
addEventListener('DOMContentLoaded',announce);
new MutationObserver(function(_,observer){
if(!root.dataset.booted)return;
observer.disconnect();removeEventListener('click',hold,true);removeEventListener('input',keep,true);
setTimeout(function(){fields.forEach(function(_,field){press(field)});repeat(50)},0)
}).observe(root,{attributeFilter:['data-booted']})})()`;
}
