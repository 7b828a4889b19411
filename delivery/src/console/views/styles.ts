import { Html } from '@storefront/server-kit/html';
import { TOKEN_VALUES } from '@storefront/shared/ui/token-values';

import { CARD_STYLES } from './card-styles';
import { CHART_STYLES } from './chart-styles';
import { CONSOLE_TOKENS, DARK_TOKENS } from './dark-token-values';
import { FAULT_STYLES } from './fault-styles';
import { HISTORY_STYLES } from './history-styles';
import { SPEED_STYLES } from './speed-styles';

function declarations(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

const TOKENS = `:root{color-scheme:light dark;${declarations({ ...TOKEN_VALUES, ...CONSOLE_TOKENS })}}
@media (prefers-color-scheme:dark){:root{${declarations(DARK_TOKENS)}}}`;

const FRAME_STYLES = `
*{box-sizing:border-box}
body{margin:0;background:var(--color-surface-alt);color:var(--color-ink-900);font:var(--text-16) system-ui,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
h1,h2,h3,p,ul,table,dl{margin:0}
h1{font:700 var(--text-24) system-ui,sans-serif}
h2{font:700 var(--text-20) system-ui,sans-serif}
h3{font:600 var(--text-16) system-ui,sans-serif}
a{color:var(--color-teal-700)}
a:hover{color:var(--color-teal-800)}
code{font-size:.9em}
:focus-visible{outline:3px solid var(--color-sun-400);outline-offset:4px;box-shadow:0 0 0 4px var(--color-ink-900)}
.wide{max-width:1344px;margin:0 auto;padding:0 var(--space-16)}
.bar{background:var(--fill-bar);color:var(--on-bar)}
.bar .wide{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-24)}
.bar .name{font-weight:700;padding:var(--space-12) 0}
.bar .name span{font-weight:400;color:var(--on-bar-soft)}
.bar ul,.choices{display:flex;flex-wrap:wrap;gap:0 var(--space-16);padding:0;list-style:none}
.bar a{color:var(--on-bar);text-decoration:none;border-bottom:3px solid transparent}
.bar a:hover{color:var(--on-bar);border-color:var(--on-bar-soft)}
.bar [aria-current]{border-color:var(--color-sun-400);color:var(--on-bar)}
.bar a,.choices a,.choices li,.more a{display:inline-flex;align-items:center;min-height:44px}
.choices [aria-current]{color:var(--color-ink-900);font-weight:700;text-decoration-thickness:3px}
.status{display:flex;flex-wrap:wrap;gap:0 var(--space-24);margin-left:auto;padding:var(--space-8) 0;font-size:.875rem;line-height:1.25rem}
.status p{display:flex;align-items:baseline;gap:var(--space-8)}
.status-detail{color:var(--on-bar-soft)}
.dot{flex:none;width:10px;height:10px;border-radius:var(--radius-pill);background:var(--color-sun-400)}
.runs .dot{background:var(--dot-runs)}
.stopped .dot,.invalid .dot{border-radius:0}
.ageing .status-detail,.invalid .status-detail{color:var(--color-sun-400);font-weight:600}
.alarm-bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--space-12) var(--space-24);margin-bottom:var(--space-16);padding:var(--space-16) var(--space-24);border-radius:var(--radius-12);background:var(--fill-alarm);color:var(--on-bar)}
.alarm-bar>div{flex:1 1 300px}
.alarm-title{font:700 var(--text-18) system-ui,sans-serif}
.page-head{margin-bottom:var(--space-16)}
main>div>h2,main>section>h2,.section-head h2{margin:var(--space-24) 0 var(--space-12)}
.sign-out{display:flex;align-items:center;gap:var(--space-12);margin-left:auto}
main{padding-top:var(--space-24)!important;padding-bottom:var(--space-64)!important}
.soft{color:var(--color-ink-700);font-size:.875rem;line-height:1.25rem}
.stale{color:var(--color-error);font-weight:600}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sentence,.notice p{white-space:pre-line}
.notice{margin-top:var(--space-16);padding:var(--space-12) var(--space-16);border-left:4px solid;border-radius:var(--radius-6)}
.notice.done{background:var(--color-success-soft);border-color:var(--color-success);color:var(--color-success)}
.notice.refused{background:var(--color-error-soft);border-color:var(--color-error);color:var(--color-error)}
.error{color:var(--color-error);font-weight:600}
label{display:block;font-weight:600}
input:not([type=checkbox],[type=radio]),select{width:100%;min-height:48px;padding:0 var(--space-12);border:1px solid var(--color-line-500);border-radius:var(--radius-6);background:var(--color-surface);color:inherit;font:inherit}
[aria-invalid=true]{border:2px solid var(--color-error)}
button,a.other{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 var(--space-16);border:1px solid var(--color-teal-700);border-radius:var(--radius-6);background:var(--color-surface);color:var(--color-teal-700);font:600 var(--text-16) system-ui,sans-serif;text-decoration:none;cursor:pointer}
button:hover,a.other:hover{background:var(--color-tint);color:var(--color-teal-800)}
button.main{background:var(--fill-action);border-color:var(--fill-action);color:var(--on-fill)}
button.main:hover{background:var(--fill-action-hover);color:var(--on-fill)}
button.on-alarm{border-color:var(--on-bar);background:var(--on-bar);color:var(--on-alarm)}
button.on-alarm:hover{background:var(--on-bar-soft);color:var(--on-alarm)}
@media (max-width:639px){.alarm-bar form,.alarm-bar button{flex:1 1 100%;width:100%}}
button.call{background:var(--color-coral-700);border-color:var(--color-coral-700);color:var(--color-on-action)}
button.call:hover{background:var(--color-coral-800);color:var(--color-on-action)}
button.quiet{min-height:44px;border-color:transparent;background:transparent;text-decoration:underline}
.bar button.quiet{color:var(--on-bar)}
.bar button.quiet:hover{background:transparent;color:var(--on-bar-soft)}
.panel{max-width:560px;margin:var(--space-24) auto 0;padding:var(--space-24);border-radius:var(--radius-12);background:var(--color-surface);box-shadow:var(--shadow-sm)}
.panel .check input,.target input{width:24px;height:24px;flex:none;accent-color:var(--fill-action)}
.panel ul{padding-left:var(--space-24);margin:var(--space-16) 0}
.panel li+li{margin-top:var(--space-8)}
.panel input:not([type=checkbox]){margin:var(--space-4) 0 var(--space-16)}
.panel h1+form{margin-top:var(--space-16)}
.answers{display:flex;flex-wrap:wrap;gap:var(--space-12)}
.panel .answers{margin-top:var(--space-16)}
dialog{width:min(560px,calc(100vw - 2 * var(--space-16)));padding:0;border:0;border-radius:var(--radius-20);background:var(--color-surface);color:inherit;box-shadow:var(--shadow-lg)}
dialog::backdrop{background:var(--color-scrim)}
dialog .panel{margin:0;box-shadow:none}
@media (max-width:639px){.answers>*{flex:1 1 100%}}
`;

/** Uses the design tokens of the shop, with the system font, and dark values of them at night. */
export const CONSOLE_STYLES = new Html(
  [TOKENS, FRAME_STYLES, CARD_STYLES, CHART_STYLES, FAULT_STYLES, HISTORY_STYLES, SPEED_STYLES].join(''),
);
