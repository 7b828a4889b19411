/** Speed by kind of page. */
export const SPEED_STYLES = `
.speed th .soft{display:block;font-weight:400}
.speed .page-kind{color:var(--color-ink-900);overflow-wrap:anywhere}
.speed-version,.speed .measured,.trend{display:block}
.speed .part{white-space:normal}
.vital-name{display:none}
.vital-value{margin-right:var(--space-4);font:700 var(--text-18) system-ui,sans-serif}
.vital-value.poor{color:var(--color-error)}
.vital-value.fair{color:var(--color-notice)}
.trend .chart{height:24px;max-width:160px;margin-top:var(--space-4)}
.trend .chart .line{stroke-dasharray:none}
@media (min-width:900px){.speed th:nth-child(n+3){width:19%}}
@media (max-width:899px){
.speed th.page-kind{display:block;padding:0;font-size:var(--text-16)}
.speed .part,.speed .vital{margin-top:var(--space-8)}
.vital-name{display:inline-block;min-width:3em;font-weight:600}
}
`;
