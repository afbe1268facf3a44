import { Html } from './html.ts';

/** The look of the book: a column one can read in, by day, by night and on paper. */
export const styleSheet = new Html(`<style>
:root{--paper:#fdf8ec;--ink:#1f2740;--dim:#5d566b;--line:#dcc598;--card:#f6ecd4;--gold:#8f6512;--link:#2b5194;
--c1:#8455a3;--c2:#5d5e6c;--c3:#4d8240;--c4:#c24b35;--c5:#3d6cb4;--c6:#a97510}
@media screen and (prefers-color-scheme:dark){:root{--paper:#12192e;--ink:#efe7d6;--dim:#b3b3c4;--line:#3d4a70;--card:#1b2544;--gold:#f2c66d;--link:#9dbdf0;
--c1:#b48bd0;--c2:#a2a3b0;--c3:#9dc476;--c4:#f09a7c;--c5:#8fb8ec;--c6:#fbdc86}}
*{box-sizing:border-box}
html{font-size:clamp(17px,.55vw + 14.5px,20px);scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","URW Palladio L",Georgia,serif;line-height:1.62;font-kerning:normal;font-variant-numeric:oldstyle-nums;hyphens:auto;overflow-wrap:break-word}
main{max-width:34rem;margin:0 auto;padding:0 1.15rem 5rem}
h1,h2,h3,h4{line-height:1.18;font-weight:600;hyphens:manual;text-wrap:balance;break-after:avoid}
h1{font-size:2.5rem;margin:1.4rem 0 .4rem;text-align:center;letter-spacing:-.01em}
h2{font-size:1.9rem;margin:.1rem 0 0;text-align:center}
h3{font-size:1.22rem;margin:2.3rem 0 .55rem}
h4{font-size:1.02rem;margin:1.3rem 0 .25rem}
p{margin:0 0 .75em;orphans:3;widows:3}
a{color:var(--link);text-underline-offset:.18em}
.kicker{font-size:.78rem;letter-spacing:.09em;text-transform:uppercase;color:var(--gold);font-variant-numeric:lining-nums;font-weight:600}
.aside{color:var(--dim);font-size:.9rem}
.front{min-height:min(92vh,62rem);display:flex;flex-direction:column;justify-content:center;text-align:center;padding:2rem 0}
.frontispiece{width:100%;height:auto;display:block}
.about{font-style:italic;font-size:1.15rem;color:var(--dim)}
.imprint{list-style:none;margin:1rem 0;padding:0;font-size:.92rem;color:var(--dim)}
.warning{border:1px solid var(--line);border-width:1px 0;padding:1rem .5rem;margin:1rem 0;font-style:italic}
.contents{padding:3rem 0 1rem}
.contents ol{list-style:none;padding:0;margin:1.5rem 0 0}
.contents li{border-bottom:1px dotted var(--line)}
.contents a{display:block;padding:.5rem 0;color:inherit;text-decoration:none}
.contents a:hover,.contents a:focus-visible{color:var(--link)}
.contents .kicker{display:block;line-height:1.3}
.chapter{padding-top:4.5rem}
.chapter>header{text-align:center;margin-bottom:2.2rem}
.chapter>header .kicker{margin:.9rem 0 .2rem}
.chapter>header::after{content:"";display:block;width:5.5rem;height:.6rem;margin:1.1rem auto 0;background:
radial-gradient(circle at 50% 50%,var(--gold) 0 3px,transparent 3.5px),linear-gradient(var(--line),var(--line)) center/100% 1px no-repeat}
header .medallion+h2{margin-top:.9rem}
.medallion{width:8.2rem;height:auto;display:block;margin:0 auto}
.tale{margin:2.6rem 0}
.tale h3{font-size:1.4rem;text-align:center;margin:0 0 1rem}
.tale p{margin:0;text-align:justify}
.tale p+p{text-indent:1.3em}
.tale:not(.plain) h3+p::first-letter{float:left;font-size:3.3em;line-height:.82;padding:.07em .09em 0 0;color:var(--gold);font-weight:600}
.tale::after{content:"❦";display:block;text-align:center;color:var(--gold);margin-top:1rem}
.note{font-size:.94rem;margin:1.4rem 0;padding-left:1rem;border-left:3px solid var(--line)}
.note h3{font-size:1.05rem;margin:0 0 .3rem}
.signpost{background:var(--card);border-radius:.7rem;padding:1.1rem 1.25rem .6rem;margin:1.5rem 0;font-size:.96rem;break-inside:avoid}
.signpost p{margin:0 0 .6em}
.list{padding:0;margin:0;list-style:none}
.list li{padding:.32rem 0 .32rem 1.25rem;position:relative}
.list li::before{content:"";position:absolute;left:.1rem;top:.92em;width:.5rem;height:.45rem;background:var(--gold);clip-path:polygon(25% 0,75% 0,100% 50%,75% 100%,25% 100%,0 50%)}
.list i{color:var(--dim)}.place{display:block;font-size:.85rem;line-height:1.4}
.rules{margin-top:2.3rem}
.rule{font-size:.92rem;border-top:1px solid var(--line);padding:.2rem 0 .3rem}
.rule h4{margin:.7rem 0 .3rem}
.rule summary{cursor:pointer}.rule summary h4{display:inline-block;margin:.35rem 0}
.rule h4 .kicker{margin-right:.5em}
.rule p{margin-bottom:.5em}
.companion{break-inside:avoid}
.verdict{font-style:italic;color:var(--gold)}
table{border-collapse:collapse;width:100%;font-variant-numeric:lining-nums tabular-nums;font-size:.95rem;margin:.6rem 0 1rem;hyphens:manual;break-inside:avoid}
th,td{padding:.38rem .3rem;text-align:right;border-bottom:1px solid var(--line);font-weight:400}
thead th{font-size:.78rem;color:var(--dim);vertical-align:bottom}
th:first-child{text-align:left}
tr.first th,tr.first td,tfoot th,tfoot td{font-weight:700}
.mark::before{content:"";display:inline-block;width:.78em;height:.68em;margin-right:.5em;background:currentColor;clip-path:polygon(25% 0,75% 0,100% 50%,75% 100%,25% 100%,0 50%)}
.mark{white-space:nowrap;font-weight:600}
.c1{color:var(--c1)}.c2{color:var(--c2)}.c3{color:var(--c3)}.c4{color:var(--c4)}.c5{color:var(--c5)}.c6{color:var(--c6)}
.signed{text-align:right;font-style:italic;margin-top:2.5rem}
.people dt{font-weight:600;margin-top:.9rem}
.people dd{margin:0}
.people .aside{display:block;font-size:.85rem}
@media (max-width:34rem){h1{font-size:1.9rem}h2{font-size:1.55rem}.tale p{text-align:left}
.score thead{display:none}.score,.score tbody,.score tr,.score th,.score td{display:block}
.score tr{border-bottom:1px solid var(--line);padding:.6rem 0}.score th,.score td{border:0;padding:.1rem 0}
.score td{display:flex;justify-content:space-between}.score td::before{content:attr(data-label);color:var(--dim);font-weight:400}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@page{margin:20mm 18mm}
@media print{:root{--paper:#fff;--ink:#000;--dim:#444;--card:#f6f2e8;--link:#000}html{font-size:11pt}main{max-width:none;padding:0}
.front{min-height:0;height:auto;break-after:page}.contents{break-after:page;padding-top:0}.chapter{break-before:page;padding-top:0}
.chapter.short{break-before:auto;padding-top:2rem}svg,.mark::before,.signpost,.list li::before{print-color-adjust:exact;-webkit-print-color-adjust:exact}a{text-decoration:none}}
</style>
`);
