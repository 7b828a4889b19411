export const HISTORY_STYLES = `
.history{width:100%;margin-top:var(--space-8);border-collapse:collapse;border-radius:var(--radius-12);background:var(--color-surface);box-shadow:var(--shadow-sm)}
.history th,.history td{padding:var(--space-12) var(--space-16);text-align:left;vertical-align:top}
.history{font-size:.875rem;line-height:1.25rem}
.history th{font-weight:600;color:var(--color-ink-700)}
.history tbody tr{border-top:1px solid var(--color-line-300)}
.history .part{font-weight:600;white-space:nowrap}
.history .when{white-space:nowrap}
.history .who{min-width:6em}
@media (max-width:899px){
.history thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.history,.history tbody,.history tr,.history td{display:block}
.history tr{padding:var(--space-12) var(--space-16)}
.history td{padding:0}
.history .part a{display:inline-flex;align-items:center;min-height:32px}
.history .when,.history .who{display:inline;color:var(--color-ink-700)}
.history .who::before{content:"by "}
}
`;
