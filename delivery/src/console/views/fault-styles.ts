/** Errors with their stack traces, differences and digests. */
export const FAULT_STYLES = `
.fault-message{font-weight:600}
.fault-count .soft{margin-left:var(--space-8)}
.facts{grid-template-columns:repeat(auto-fit,minmax(140px,1fr));margin:var(--space-16) 0}
.fault-columns{display:grid;gap:var(--space-24)}
.fault-columns>*,.fault-aside,.stack,.frame{min-width:0}
.fault-aside{display:grid;align-content:start;gap:var(--space-16)}
.frame{padding:var(--space-12) var(--space-16);gap:var(--space-8)}
.frame.foreign{box-shadow:none;background:transparent;border:1px solid var(--color-line-300)}
.frame pre{margin:var(--space-8) 0 0;padding:var(--space-12);overflow-x:auto;border-radius:var(--radius-6);background:var(--color-surface-alt);font-size:.875rem;line-height:1.5}
.code-line{display:block;white-space:pre}
.code-line.at{background:var(--color-error-soft);font-weight:700}
.code-number{color:var(--color-ink-700)}
.built{font-size:.75rem;line-height:1rem}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer;font-weight:600}
summary::before{content:"▸";margin-right:var(--space-8)}
[open]>summary::before{content:"▾"}
.counted,.fields,.digests dl{display:grid;gap:var(--space-8);margin:0}
.counted div{display:flex;justify-content:space-between;gap:var(--space-16)}
.counted dd,.fields dd,.digests dd{margin:0}
.counted dd{font-weight:600}
.fields div{display:grid;gap:0 var(--space-16)}
.fields dt,.digests dt{font-weight:600}
.digests code{font-size:.75rem;line-height:1rem}
.plus-minus{gap:var(--space-4);font-family:ui-monospace,monospace;font-size:.875rem;line-height:1.25rem}
.plus{color:var(--color-success)}
.minus{color:var(--color-error)}
.filters{display:flex;flex-wrap:wrap;align-items:end;gap:var(--space-12);margin-top:var(--space-16)}
.filters p{flex:1 1 180px;max-width:280px}
main>.card,main>section{margin-top:var(--space-24)}
@media (min-width:900px){.fields div{grid-template-columns:240px 1fr}.fault{grid-template-columns:minmax(0,1fr) auto}.fault .fault-count{grid-row:1/3;grid-column:2;align-self:center;text-align:right}.fault .fault-count .soft{display:block}}
@media (min-width:1024px){.fault-columns{grid-template-columns:minmax(0,1fr) 300px}}
`;
