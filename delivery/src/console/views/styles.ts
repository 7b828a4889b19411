import { Html } from '@storefront/server-kit/html';
import { TOKEN_VALUES } from '@storefront/shared/ui/token-values';

import { CARD_STYLES } from './card-styles';
import { HISTORY_STYLES } from './history-styles';

const TOKENS = Object.entries(TOKEN_VALUES)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';');

const FRAME_STYLES = `
*{box-sizing:border-box}
body{margin:0;background:var(--color-surface-alt);color:var(--color-ink-900);font:var(--text-16) system-ui,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
h1,h2,h3,p,ul,table{margin:0}
h1{font:700 var(--text-24) system-ui,sans-serif}
h2{font:700 var(--text-20) system-ui,sans-serif}
h3{font:600 var(--text-16) system-ui,sans-serif}
a{color:var(--color-teal-700)}
a:hover{color:var(--color-teal-800)}
code{font-size:.9em}
:focus-visible{outline:3px solid var(--color-sun-400);outline-offset:4px;box-shadow:0 0 0 4px var(--color-ink-900)}
.wide{max-width:1240px;margin:0 auto;padding:0 var(--space-16)}
.bar{background:var(--color-surface);box-shadow:var(--shadow-sm)}
.bar .wide{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-24)}
.bar .name{font-weight:700;padding:var(--space-12) 0}
.bar ul,.choices{display:flex;flex-wrap:wrap;gap:0 var(--space-16);padding:0;list-style:none}
.bar a,.choices a,.choices li,.more a{display:inline-flex;align-items:center;min-height:44px}
[aria-current]{color:var(--color-ink-900);font-weight:700;text-decoration-thickness:3px}
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
input,select{width:100%;min-height:48px;padding:0 var(--space-12);border:1px solid var(--color-line-500);border-radius:var(--radius-6);background:var(--color-surface);color:inherit;font:inherit}
[aria-invalid=true]{border:2px solid var(--color-error)}
button,a.other{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 var(--space-16);border:1px solid var(--color-teal-700);border-radius:var(--radius-6);background:var(--color-surface);color:var(--color-teal-700);font:600 var(--text-16) system-ui,sans-serif;text-decoration:none;cursor:pointer}
button:hover,a.other:hover{background:var(--color-tint);color:var(--color-teal-800)}
button.main{background:var(--color-teal-700);color:var(--color-on-action)}
button.main:hover{background:var(--color-teal-800)}
button.call{background:var(--color-coral-700);border-color:var(--color-coral-700);color:var(--color-on-action)}
button.call:hover{background:var(--color-coral-800)}
button.quiet{min-height:44px;border-color:transparent}
.panel{max-width:560px;margin:var(--space-24) auto 0;padding:var(--space-24);border-radius:var(--radius-12);background:var(--color-surface);box-shadow:var(--shadow-sm)}
.panel ul{padding-left:var(--space-24);margin:var(--space-16) 0}
.panel li+li{margin-top:var(--space-8)}
.panel input{margin:var(--space-4) 0 var(--space-16)}
.panel h1+form{margin-top:var(--space-16)}
.answers{display:flex;flex-wrap:wrap;gap:var(--space-12)}
dialog{width:min(560px,calc(100vw - 2 * var(--space-16)));padding:0;border:0;border-radius:var(--radius-20);color:inherit;box-shadow:var(--shadow-lg)}
dialog::backdrop{background:var(--color-scrim)}
dialog .panel{margin:0;box-shadow:none}
@media (max-width:639px){.answers>*{flex:1 1 100%}}
`;

/** Uses the design tokens of the shop, with the system font. */
export const CONSOLE_STYLES = new Html(`:root{${TOKENS}}${FRAME_STYLES}${CARD_STYLES}${HISTORY_STYLES}`);
