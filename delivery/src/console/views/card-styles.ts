/** Cards, badges, forms of actions. */
export const CARD_STYLES = `
.cards{display:grid;gap:var(--space-16)}
.card{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-12);min-width:0;padding:var(--space-16);border-radius:var(--radius-12);background:var(--color-surface);box-shadow:var(--shadow-sm)}
.card.alarm{border-left:6px solid var(--color-error)}
.head{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-8) var(--space-12)}
.head h2 a,.head h3 a,.row h3 a{color:inherit}
.badge{display:inline-flex;align-items:center;gap:var(--space-4);padding:2px 10px;border-radius:var(--radius-pill);font-size:.875rem;line-height:1.25rem;font-weight:600;white-space:nowrap}
.badge.bad{background:var(--color-error-soft);color:var(--color-error)}
.badge.warning{background:var(--color-sun-100);color:var(--color-notice)}
.badge.good{background:var(--color-success-soft);color:var(--color-success)}
.badge.neutral{background:var(--color-tint);color:var(--color-ink-700)}
.reasons{font-weight:600;color:var(--color-error)}
.versions{display:grid;gap:var(--space-12) var(--space-24)}
.version{padding-left:var(--space-12);border-left:4px solid var(--fill-action)}
.version+.version{border-color:var(--series-canary)}
.number{font-weight:400}
.share{margin-left:var(--space-4);font-weight:700}
.share-bar svg{display:block;width:100%;height:12px;border-radius:var(--radius-6)}
.share-bar p{display:flex;justify-content:space-between;margin-top:var(--space-4);font-size:.875rem;line-height:1.25rem}
.of-live{fill:var(--fill-action)}
.of-canary{fill:var(--color-sun-400)}
.acts,.buttons{display:flex;flex-wrap:wrap;align-items:end;gap:var(--space-8) var(--space-12)}
.buttons{align-items:center}
.share-form{display:grid;grid-template-columns:auto auto;align-items:center;gap:var(--space-4) var(--space-8)}
.share-form label{grid-column:1/-1;font-size:.875rem;line-height:1.25rem;font-weight:400;color:var(--color-ink-700)}
.share-form input{width:5.5em}
.roll-back{display:grid;gap:var(--space-16);padding-top:var(--space-16);border-top:1px solid var(--color-line-300)}
fieldset{min-width:0;margin:0;padding:0;border:0}
legend{padding:0;margin-bottom:var(--space-8);font-weight:700}
.targets{display:grid;gap:var(--space-8)}
.target{display:grid;grid-template-columns:auto 1fr;align-items:center;gap:var(--space-12);min-height:56px;padding:var(--space-8) var(--space-12);border:1px solid var(--color-line-500);border-radius:var(--radius-6);font-weight:400;cursor:pointer}
.target:has(:checked){border:2px solid var(--color-teal-700);background:var(--color-tint)}
.target.harmful{border-style:dashed;cursor:not-allowed}
.target .soft{display:block}
.roll-back-act{display:grid;align-content:end;gap:var(--space-12)}
.row .figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(84px,1fr));gap:var(--space-8) var(--space-12);margin:0}
.figures dt,.facts dt{font-size:.875rem;line-height:1.25rem;color:var(--color-ink-700)}
.figures dd,.facts dd{margin:0;font-weight:600}
.figures .chart{height:20px;margin-top:2px}
.version-list,.faults,.stack,.plus-minus{display:grid;gap:var(--space-12);margin:0;padding:0;list-style:none}
.version-item.harmful{border:1px dashed var(--color-error)}
.override{padding:var(--space-12);border-radius:var(--radius-6);background:var(--color-sun-100);color:var(--color-notice);font-weight:600;margin-bottom:var(--space-12)}
.check{display:flex;align-items:center;gap:var(--space-12)}
.check label{font-weight:400}
.section-head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 var(--space-16)}
.section-head a{display:inline-flex;align-items:center;min-height:44px}
@media (min-width:640px){.card{padding:var(--space-16) var(--space-24)}.versions:has(.version+.version){grid-template-columns:1fr 1fr}.targets{grid-template-columns:repeat(auto-fit,minmax(300px,1fr))}}
@media (min-width:1024px){
.canaries{grid-template-columns:1fr 1fr}
.row{grid-template-columns:minmax(0,1.2fr) minmax(0,2.2fr) minmax(0,4fr) auto;align-items:center;gap:var(--space-24)}
.row .figures{grid-template-columns:1.5fr 1.5fr 1fr 1fr 1fr}
.row .none{grid-column:span 2}
.figures dd{display:flex;align-items:center;gap:var(--space-8);white-space:nowrap}
.figures .chart{max-width:72px}
.roll-back{grid-template-columns:minmax(0,2fr) minmax(0,1fr)}
.targets{grid-template-columns:1fr}
.version-item{grid-template-columns:minmax(0,1fr) auto;align-items:center}
}
@media (max-width:639px){.acts>form:not(.share-form),.acts>a,.roll-back .buttons button,.row .open{flex:1 1 100%;width:100%}.acts>form>button:not(.quiet){width:100%}.share-form{grid-template-columns:5.5em 1fr;flex:1 1 100%}.share-form button{width:100%}}
`;
