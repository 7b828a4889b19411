/** Trends: the colour of a line repeats what its label says. */
export const CHART_STYLES = `
.legend{display:flex;flex-wrap:wrap;gap:var(--space-4) var(--space-16);margin:0;padding:0;list-style:none;font-size:.875rem;line-height:1.25rem;color:var(--color-ink-700)}
.legend li::before{content:"";display:inline-block;width:20px;margin-right:var(--space-8);vertical-align:middle;border-top:3px solid var(--series)}
.legend .limit::before{border-top-style:dotted}
.legend .canary::before{border-top-style:dashed}
.before{--series:var(--series-before)}
.good{--series:var(--series-good)}
.worse{--series:var(--series-worse)}
.canary{--series:var(--series-canary)}
.limit{--series:var(--color-notice)}
.charts{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-12)}
.metric{margin:0;padding:var(--space-12);border:1px solid var(--color-line-300);border-radius:var(--radius-6);min-width:0}
.metric.worse{border-color:var(--color-error);background:color-mix(in srgb,var(--color-error-soft) 45%,var(--color-surface))}
.metric:last-child{grid-column:1/-1}
.metric-name{display:block;font-size:.875rem;line-height:1.25rem;font-weight:600}
.value{font:700 var(--text-20) system-ui,sans-serif}
.metric.worse .value,.worse-word{color:var(--color-error)}
.worse-word{font-size:.875rem;font-weight:600}
.others{display:flex;flex-wrap:wrap;gap:0 var(--space-12);font-size:.875rem;line-height:1.25rem;color:var(--color-ink-700)}
.chart{display:block;width:100%;height:56px;margin-top:var(--space-8);overflow:visible}
.chart path{vector-effect:non-scaling-stroke;fill:none;stroke-linejoin:round}
.chart .line{stroke:var(--series);stroke-width:2}
.chart .line.canary{stroke-dasharray:5 3}
.chart .area{fill:var(--series);fill-opacity:.14}
.chart .limit{stroke:var(--color-notice);stroke-width:1.5;stroke-dasharray:1 4;stroke-linecap:round}
.chart .mark{stroke:var(--color-ink-900);stroke-width:1;stroke-dasharray:3 2}
.axis{display:flex;justify-content:space-between;gap:var(--space-8);margin-top:var(--space-4);padding-top:var(--space-4);border-top:1px solid var(--color-line-300);font-size:.75rem;line-height:1rem;color:var(--color-ink-700)}
.released{font-weight:600;color:var(--color-ink-900)}
@media (max-width:639px){.released .word{display:none}}
@media (min-width:1024px){.charts{grid-template-columns:repeat(5,minmax(0,1fr))}.metric:last-child{grid-column:auto;order:-1}}
`;
