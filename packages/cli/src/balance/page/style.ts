/**
 * How the page looks: in the light and in the dark, on a desk and on a telephone. The colours of layers are those of Okabe and
 * Ito, which people tell apart whatever their eyes; green and red are never the only difference.
 */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f6f3ec; --card: #fffdf8; --ink: #26221c; --soft: #6f675b; --rule: #e3dccd;
  --accent: #0067a3; --spread: #0067a326; --wanted: #009e7326; --good: #00754f; --bad: #b8401f; --ground: #d9d2c3;
  --c1: #0072b2; --c2: #56b4e9; --c3: #009e73; --c4: #e69f00; --c5: #f0e442; --c6: #d55e00; --c7: #cc79a7; --c8: #8c8c8c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #17181c; --card: #202228; --ink: #ece7dc; --soft: #a49c8e; --rule: #363941;
    --accent: #6cbdf2; --spread: #6cbdf233; --wanted: #2fc99a2e; --good: #4fd0a3; --bad: #ff8f6b; --ground: #41444d;
    --c1: #3b9bdc; --c8: #9a9a9a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 28px 16px 48px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main { max-width: 1160px; margin: 0 auto; }
h1 { font-size: clamp(1.5rem, 4vw, 2.1rem); line-height: 1.2; margin: 0 0 4px; letter-spacing: -0.01em; }
h2 { font-size: 1.1rem; line-height: 1.3; margin: 0 0 2px; }
p { margin: 0 0 10px; }
.soft, .note { color: var(--soft); }
.note { font-size: 0.88rem; }
.verdict { display: inline-block; margin: 8px 0 18px; padding: 4px 14px; border-radius: 99px; font-weight: 600; border: 2px solid currentColor; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 18px; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 330px), 1fr)); gap: 0 26px; align-items: start; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 14px; padding: 18px 18px 14px; min-width: 0; }
section.wide { margin: 0 0 18px; }
.grid + section.wide { margin: 18px 0; }
svg { display: block; width: 100%; height: auto; max-width: 490px; margin: 6px auto 0; overflow: visible; }
svg text { font-size: 11px; fill: var(--ink); font-variant-numeric: tabular-nums; }
svg text.soft { fill: var(--soft); font-size: 10px; }
svg text.bad { fill: var(--bad); font-weight: 700; }
line.grid { stroke: var(--rule); stroke-width: 1; }
.wanted { fill: var(--wanted); stroke: var(--good); stroke-width: 0.6; stroke-dasharray: 3 2; }
.spread { fill: var(--spread); }
.course { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linejoin: round; }
.point { fill: var(--accent); stroke: var(--card); stroke-width: 1.5; }
.point.bad { fill: var(--bad); }
.whisker { stroke: var(--soft); stroke-width: 1; }
.box { fill: var(--accent); opacity: 0.55; }
.median { stroke: var(--ink); stroke-width: 2; }
.bar { fill: var(--accent); opacity: 0.8; } .bar.bad { fill: var(--bad); }
.ground { fill: var(--ground); }
.interval { stroke: var(--ink); stroke-width: 1.4; opacity: 0.85; }
.interval.wide { stroke: var(--accent); stroke-width: 3; opacity: 0.55; stroke-linecap: round; }
.limit { stroke: var(--ink); stroke-width: 1; stroke-dasharray: 4 3; }
.layer { stroke: var(--card); stroke-width: 0.8; }
${[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `.c${n} { fill: var(--c${n}); background: var(--c${n}); }`).join('\n')}
.legend { display: flex; flex-wrap: wrap; gap: 2px 14px; padding: 0; margin: 8px 0 0; list-style: none; font-size: 0.85rem; }
.legend i { display: inline-block; width: 11px; height: 11px; border-radius: 3px; margin-right: 6px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; font-size: 0.82rem; color: var(--soft); padding: 4px 10px 6px 0; }
td { border-top: 1px solid var(--rule); padding: 8px 10px 8px 0; vertical-align: top; }
td small { display: block; color: var(--soft); font-size: 0.84rem; }
th.number, td.number { text-align: right; white-space: nowrap; }
.ok { color: var(--good); font-weight: 700; white-space: nowrap; } .bad { color: var(--bad); font-weight: 700; white-space: nowrap; }
.gauge { width: 120px; margin: 4px 0 0; }
@media (max-width: 720px) {
  body { padding: 18px 10px 36px; }
  section { padding: 14px 12px 12px; border-radius: 12px; }
  thead { display: none; }
  tr { display: grid; grid-template-columns: auto 1fr auto; gap: 0 10px; border-top: 1px solid var(--rule); padding: 8px 0; }
  td { border: 0; padding: 0; }
  td.name { grid-column: 2 / 4; }
  td.number { text-align: left; color: var(--soft); font-size: 0.88rem; }
  td.value { grid-column: 2; color: var(--ink); }
  td.band { grid-column: 2 / 4; }
  td.look { grid-column: 3; grid-row: 2; }
  td.span::before { content: "95 %: "; } td.band::before { content: "wanted: "; }
  td.span { grid-column: 2 / 4; }
  .gauge { width: 96px; }
}
`;
