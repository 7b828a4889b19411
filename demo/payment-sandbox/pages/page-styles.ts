import { Html } from '@storefront/server-kit/html';

/** Style sheet of all pages. Sizes are in `rem`, so that pages scale with the text size of the browser. */
export const PAGE_STYLES = new Html(`
:root{--ink:#10233a;--soft:#3a4b60;--hint:#5a6b80;--line:#c9d2dc;--edge:#7a8899;--navy:#1d3f72;--navy-dark:#142d54;--tint:#eef3fa;--good:#14683f;--good-tint:#e3f5ea;--bad:#b3261e;--bad-tint:#fdecea}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#fff;color:var(--ink);font:400 1rem/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
h1{font-size:1.5rem;line-height:1.3;letter-spacing:-.01em}
h2{font-size:1.125rem;line-height:1.4}
ul{list-style:none}
small{font-size:.875rem}
.icon{flex:none;width:1.25rem;height:1.25rem}
.figures,dd{font-variant-numeric:tabular-nums}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:focus-visible{outline:3px solid #ffc53d;outline-offset:2px;box-shadow:0 0 0 2px var(--ink)}

.bar{display:flex;align-items:center;gap:.625rem;padding:.75rem 1rem;background:#fff}
.mark{flex:none;width:2rem;height:2rem}
.brand{font-size:1.125rem;font-weight:700;letter-spacing:-.01em}
.tag{color:var(--hint);font-size:.875rem;font-weight:400;letter-spacing:0}
.notice{display:flex;justify-content:center;gap:.5rem;padding:.5rem 1rem;background:#fff3d1;color:#7a4b00;font-size:.875rem;line-height:1.4286}
main{display:grid;gap:1rem;width:100%;max-width:32rem;margin:0 auto;padding:1rem}
footer{max-width:32rem;margin:auto auto 0;padding:.5rem 1rem 1.25rem;color:var(--hint);font-size:.875rem;text-align:center;text-wrap:balance}

.order{padding:1rem;border-radius:12px;background:var(--tint)}
.facts{display:grid;gap:.25rem;margin-top:.5rem;font-size:.875rem}
.facts div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
.facts dt{color:var(--soft)}
.facts dd{font-weight:600;text-align:left;min-width:0;overflow-wrap:anywhere}
.heading{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem}
.marks{display:flex;flex-wrap:wrap;gap:.5rem}
.marks svg{display:block;width:auto;height:1.5rem;font-family:inherit}

form{display:grid;gap:1rem;margin-top:1rem}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,8rem),1fr));gap:1rem;align-items:end}
.apart{grid-template-columns:1fr}
.apart input{max-width:10rem}
.field{display:grid;gap:.25rem;min-width:0}
.wrong{padding-left:.75rem;border-left:4px solid var(--bad)}
label{font-weight:600}
.hint{color:var(--hint);font-size:.875rem;line-height:1.4286}
.heading+.hint{margin-top:.25rem}
.error{display:flex;gap:.375rem;color:var(--bad);font-weight:600}
.error .icon{margin-top:.125rem}
input{width:100%;min-width:0;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:6px;background:#fff;color:var(--ink);font:inherit;font-variant-numeric:inherit}
input:hover{border-color:var(--ink)}
.wrong input{border:2px solid var(--bad)}
.short{max-width:12rem;letter-spacing:.15em}
button{display:flex;align-items:center;justify-content:center;gap:.5rem;width:100%;min-height:3rem;padding:.5rem 1rem;border:1px solid transparent;border-radius:6px;font:inherit;font-weight:600;cursor:pointer}
.main{min-height:3.25rem;margin-top:.5rem;background:var(--navy);color:#fff;font-size:1.0625rem}
.main:hover{background:var(--navy-dark)}
.quiet{background:transparent;color:var(--navy);text-decoration:underline;text-underline-offset:.2em}
.quiet:hover{background:var(--tint);color:var(--navy-dark)}
.cancel{margin-top:.5rem}
.trust{display:flex;gap:.5rem;margin-top:.75rem;padding-top:1rem;border-top:1px solid var(--line);color:var(--soft);font-size:.875rem}
.trust .icon{color:var(--good)}

.summary-of-errors{padding:1rem;border:1px solid var(--bad);border-left-width:4px;border-radius:6px;background:var(--bad-tint)}
.summary-of-errors h2{display:flex;align-items:center;gap:.5rem;color:var(--bad)}
.summary-of-errors ul{margin-bottom:-.625rem}
.summary-of-errors a{display:block;padding:.625rem 0;color:var(--bad);font-weight:600;text-underline-offset:.2em}

.cards{padding:.125rem 1rem;border:1px solid var(--line);border-radius:12px}
.cards summary{display:flex;align-items:center;gap:.5rem;min-height:2.75rem;color:var(--navy);font-weight:600;cursor:pointer;list-style:none}
.cards summary::-webkit-details-marker{display:none}
.cards[open] .chevron{transform:rotate(180deg)}
.cards li{display:grid;padding:.5rem 0;border-top:1px solid var(--line);font-size:.875rem}
.cards li .figures{font-weight:600}
.cards p{padding:.5rem 0 .75rem;border-top:1px solid var(--line);color:var(--hint);font-size:.875rem}

.bank-bar{display:flex;align-items:center;gap:.625rem;margin-bottom:1rem;padding-bottom:1rem;border-bottom:1px solid var(--line);color:var(--navy);font-weight:600}
.bank-bar p{display:flex;flex-wrap:wrap;flex:1;justify-content:space-between;gap:0 1rem}
.bank-bar small{color:var(--hint);font-weight:400;line-height:1.7143}
.bank .facts,.outcome .facts{margin-top:1rem;padding:.75rem 1rem;border-radius:6px;background:var(--tint)}
h1+p{margin-top:.25rem;color:var(--soft)}

.outcome{text-align:center}
.badge{display:grid;place-items:center;width:4rem;height:4rem;margin:.5rem auto 1rem;border-radius:50%;background:var(--tint);color:var(--navy)}
.good .badge{background:var(--good-tint);color:var(--good)}
.bad .badge{background:var(--bad-tint);color:var(--bad)}
.sign{width:2rem;height:2rem;stroke-width:2}
.outcome h2{margin-top:1.5rem;font-size:1rem;text-align:left}
.next{display:grid;gap:.25rem;margin-top:.25rem;padding-left:1.25rem;list-style:disc;color:var(--soft);text-align:left}
.spinner{width:4rem;height:4rem;animation:turn 1s linear infinite}
.track{stroke:#d6e0ee}
.arc{stroke:var(--navy)}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.spinner{animation:none}}

@media (min-width:40rem){
body{background:#f5f8fa}
.notice{padding-inline:1.5rem}
.bar{padding-inline:max(1.5rem,calc((100% - 29rem)/2));border-bottom:1px solid var(--line)}
main{gap:1.5rem;padding:2rem 1.5rem}
.order,.card{padding:1.5rem;border-radius:12px;background:#fff;box-shadow:0 1px 2px rgb(16 35 58/.08),0 1px 3px rgb(16 35 58/.1)}
}
@media (min-width:60rem){
.wide main{grid-template:"errors errors" auto "order card" auto "cards card" 1fr/minmax(0,20rem) minmax(0,29rem);justify-content:center;gap:1.5rem 3rem;max-width:60rem;padding-top:1.5rem}
.wide .bar{padding-inline:max(1.5rem,calc((100% - 52rem)/2))}
.wide .summary-of-errors{grid-area:errors}
.wide .order{grid-area:order;padding:1.5rem 0 0;background:none;box-shadow:none}
.wide .order h1{font-size:2.5rem;line-height:1.2}
.wide .order .facts{gap:0;margin-top:1rem}
.wide .order .facts div{padding:.625rem 0;border-top:1px solid var(--line)}
.wide .card{grid-area:card;align-self:start}
.wide .cards{grid-area:cards;align-self:start}
.narrow main{padding-top:3rem}
}
`);
