export const CARD_STYLES = `
.cards{display:grid;gap:var(--space-16);margin-top:var(--space-24)}
.card{display:grid;align-items:start;gap:var(--space-16);padding:var(--space-16);border-radius:var(--radius-12);background:var(--color-surface);box-shadow:var(--shadow-sm)}
.gets{display:grid;gap:var(--space-16)}
.gets .more{margin-bottom:calc(-1 * var(--space-8))}
.versions{display:grid;gap:var(--space-16)}
.version{padding-left:var(--space-12);border-left:4px solid var(--color-teal-700)}
.version+.version{border-color:var(--color-sun-400)}
.version p{font-size:.875rem;line-height:1.25rem;color:var(--color-ink-700)}
.version .why{color:var(--color-ink-900)}
.number{font-weight:400}
.share svg{display:block;width:100%;height:12px;border-radius:var(--radius-6)}
.share p{display:flex;justify-content:space-between;margin-top:var(--space-4);font-size:.875rem;line-height:1.25rem}
.of-live{fill:var(--color-teal-700)}
.of-canary{fill:var(--color-sun-400)}
.health{width:100%;border-collapse:collapse;font-size:.875rem;line-height:1.25rem}
.health caption{padding-bottom:var(--space-4);text-align:left;color:var(--color-ink-700)}
.health th,.health td{padding:var(--space-4) 0;border-top:1px solid var(--color-line-300);text-align:right;font-weight:400}
.health td,.health thead th{padding-left:var(--space-12);white-space:nowrap}
.health thead th{font-weight:600;border:0}
.health thead td{border:0}
.health tbody th{text-align:left}
.acts{display:flex;flex-wrap:wrap;align-items:end;gap:var(--space-12)}
.roll-back{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:var(--space-8) var(--space-12);flex:1 1 100%}
.roll-back label{grid-column:1/-1;font-size:.875rem;line-height:1.25rem}
.roll-back button{white-space:nowrap}
#latest{margin-top:var(--space-48)}
@media (min-width:640px){.card{padding:var(--space-24)}.versions:has(.version+.version){grid-template-columns:1fr 1fr}}
/* One app per row, so that equal fields are aligned. */
@media (min-width:1024px){.card{grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--space-48)}.versions:has(.version+.version){grid-template-columns:minmax(0,1fr)}}
@media (max-width:639px),(min-width:1024px){.acts>form{flex:1 1 100%}.acts>form>button{width:100%}}
@media (max-width:479px),(min-width:1024px){.roll-back{grid-template-columns:minmax(0,1fr)}.roll-back button{width:100%}}
`;
