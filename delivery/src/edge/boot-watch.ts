/** Id of the element that announces a document whose scripts take long. */
export const PROGRESS_ID = 'boot-progress';

/** A live region that stays empty while a document starts quickly. It must exist before its text does. */
export const BOOT_PROGRESS = `<p class="boot-progress" id="${PROGRESS_ID}" role="status"></p>`;

export const BOOT_PROGRESS_STYLES =
  '.boot-progress{position:fixed;z-index:60;inset:auto 0 6rem;width:fit-content;margin:0 auto;padding:.25rem 1rem;border-radius:99px;background:#10233a;color:#fff;font:.875rem/1.5 system-ui,sans-serif}' +
  '.boot-progress:empty,[data-booted] .boot-progress{display:none}';

const TICK_MS = 100;
/** A line without a completed file or a byte of the second request for this long is silent (ADR 43). */
const SILENT_TICKS = 8;
/** Silence after the second request that shows the notice. */
const DECISION_TICKS = 16;
/** The document announces that it is still loading. */
const SLOW_TICKS = 15;
/** Shells that do not set `data-boot` have time limits of their own, and report nothing to this document. */
const OLD_SHELL_TICKS = 100;
/** An older shell may still load the fallback release of a remote that failed. */
const OLD_SHELL_FALLBACK_MS = 3_000;

/**
 * Inline script that watches the start of the shell and shows the notice when it cannot start. Progress decides, not
 * elapsed time: on a silent line the shell is requested again by another URL, and the notice appears when the line
 * stays silent. A script that fails shows it immediately. Failed images are ignored.
 *
 * A shell that runs sets `data-boot` and decides from then on. It never runs twice: a replaced script moves to another
 * document, where browsers do not execute it.
 */
export const BOOT_WATCH = `(function(){
var root=document.documentElement,progress=0,seen=0,silent=0,ticks=0,abort=null;
function byId(id){return document.getElementById(id)}
function show(){var notice=byId('boot-notice');if(notice&&!root.dataset.booted)notice.dataset.shown=''}
function started(){return root.dataset.boot||performance.getEntriesByName('storefront-start').length>0}
function retry(old){
var url=old.src.split('?')[0]+'?retry=1';abort=new AbortController();silent=0;
fetch(url,{signal:abort.signal}).then(function(response){
if(!response.ok)throw response.status;
var reader=response.body.getReader();
return function read(){return reader.read().then(function(part){progress++;return part.done||read()})}()
}).then(function(){
if(started())return;
var policy=window.trustedTypes?trustedTypes.createPolicy('storefront-boot',{createScriptURL:String}):{createScriptURL:String};
var script=Object.assign(document.createElement('script'),{integrity:old.integrity,crossOrigin:'anonymous',nonce:old.nonce});
script.src=policy.createScriptURL(url);new Document().append(old);document.head.append(script)
}).catch(function(){})}
function tick(){
var notice=byId('boot-notice'),isShown=notice&&'shown' in notice.dataset;
ticks++;
if(ticks===${SLOW_TICKS})byId('${PROGRESS_ID}').textContent='Still loading…';
if(isShown)byId('${PROGRESS_ID}').textContent='';
if(root.dataset.booted||isShown){clearInterval(timer);return}
if(started()){if(abort)abort.abort();if(!root.dataset.boot&&ticks>${OLD_SHELL_TICKS})show();return}
silent=progress===seen?silent+1:0;seen=progress;
if(silent<(abort?${DECISION_TICKS}:${SILENT_TICKS}))return;
var shell=document.querySelector('script[src*="/releases/shell/"]');
if(abort)show();else if(shell)retry(shell)}
addEventListener('error',function(event){
var target=event.target,isShell=target.tagName==='SCRIPT'&&target.src.indexOf('/releases/shell/')>=0;
if(isShell)show();
else if(target===window||target.tagName==='SCRIPT')setTimeout(function(){if(!root.dataset.boot)show()},${OLD_SHELL_FALLBACK_MS})},true);
new PerformanceObserver(function(){progress++}).observe({type:'resource',buffered:true});
var timer=setInterval(tick,${TICK_MS})})()`;
