import { inlineJson } from '../document';

import type { AccessibilityChecker } from './accessibility-checker';

/** WCAG 2.2 A and AA, and the rules about headings and landmarks. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Findings that one rule reports at most; the first ones lead to the cause of the others. */
const MAX_PLACES = 20;

/**
 * Inline script of a content preview: checks the page with axe when the studio, and nobody else, sends
 * `check-accessibility` with a port, and responds with the violated rules. The message starts this check only: it cannot
 * name a script or an address.
 */
export function checkOnRequest(studioOrigin: string, { path, integrity }: AccessibilityChecker): string {
  return `(${CHECK})(${inlineJson(studioOrigin)},${inlineJson({ path, integrity, rules: RULES, most: MAX_PLACES })})`;
}

// The sections that are laid out late have no background yet, and what fades in has an intermediate contrast.
const CHECK = `function(owner,checker){var loading;
function load(){return loading=loading||new Promise(function(done,fail){
var policy=window.trustedTypes?trustedTypes.createPolicy('storefront-boot',{createScriptURL:function(url){return url}}):{createScriptURL:String};
document.head.append(Object.assign(document.createElement('script'),{src:policy.createScriptURL(checker.path),integrity:checker.integrity,crossOrigin:'anonymous',onload:done,onerror:fail}))})}
function still(){return Promise.allSettled(document.getAnimations().filter(function(one){var timing=one.effect&&one.effect.getComputedTiming();return one.playState==='running'&&timing&&timing.endTime!==Infinity}).map(function(one){return one.finished}))}
function place(node){var block=node.element&&node.element.closest('[id^="block-"]');return{block:block?block.id.slice(6):null,html:node.html.slice(0,160)}}
function run(){var root=document.documentElement;root.setAttribute('data-whole','');
return still().then(function(){return axe.run({exclude:[['iframe'],['.preview-bar']]},{resultTypes:['violations'],reporter:'no-passes',preload:false,elementRef:true,runOnly:checker.rules})}).then(function(result){
return result.violations.map(function(one){return{rule:one.id,help:one.help,places:one.nodes.slice(0,checker.most).map(place)}})}).finally(function(){root.removeAttribute('data-whole')})}
addEventListener('message',function(event){var port=event.ports[0];
if(event.origin!==owner||event.source!==parent||event.data!=='check-accessibility'||!port)return;
load().then(run).then(function(found){port.postMessage(found)},function(){port.postMessage(null)})})}`;
