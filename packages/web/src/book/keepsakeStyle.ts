/** How a page that was saved looks: by itself, on any screen and on paper. */
export const KEEPSAKE_STYLE = `
:root{color:#1b2747;background:#e9dcc0;font:500 16px/1.45 "Alegreya Sans","Gill Sans","Gill Sans Nova",Calibri,Candara,Carlito,"Segoe UI",sans-serif;font-variant-numeric:lining-nums}
*{box-sizing:border-box}
body{max-width:820px;margin:0 auto;padding:32px clamp(16px,5vw,56px) 48px;background:#fffaf0;box-shadow:0 0 0 1px #dcc598,0 10px 40px #3b2a5c33;overflow-wrap:break-word}
h1,h2,h3{font-family:Caprasimo,"Alegreya Sans",Georgia,serif;font-weight:400;line-height:1.12;margin:0 0 8px;text-wrap:balance}
html:lang(pl) :is(h1,h2,h3){font-family:"Alegreya Sans Title","Alegreya Sans",Georgia,serif}
h1{font-size:40px}h2{margin-top:40px;padding-top:20px;border-top:2px dashed #dcc598;font-size:28px}
h3{margin-top:24px;font-size:22px}h4{margin:16px 0 4px;font-size:17px}
p{margin:0 0 8px}header p,.soft,small,figcaption{color:#5b5568}
.verdict{font-weight:800;font-size:18px}
figure{margin:12px 0}figure>svg{display:block;width:100%;height:auto}
svg{font-family:inherit;overflow:visible}
.village{display:block;width:100%;height:auto;margin:12px 0;overflow:hidden;border:5px solid #fffdf6;border-radius:14px;background:#3b8491;box-shadow:0 1px 6px #14203a55}
.art-name,.art-number{text-anchor:middle;font-weight:800}
ul{margin:4px 0;padding-left:20px}
.legend,.cards,.glory{display:flex;flex-wrap:wrap;gap:6px 18px;padding:0;list-style:none}
.legend li{display:flex;align-items:center;gap:7px;font-weight:700}
.cards{gap:8px}
.cards li{display:grid;justify-items:center;align-content:start;width:124px;padding:6px;border:1px solid #dcc598;border-radius:10px;background:#fbf0da;text-align:center;line-height:1.2}
.cards li>svg{width:78px;height:66px;overflow:hidden}
.seal{width:22px;height:22px;vertical-align:-5px;margin-right:5px}
.glory{display:grid;gap:2px}.glory li{display:flex;flex-wrap:wrap;align-items:center;gap:12px}.glory span{min-width:9em}
summary{cursor:pointer;color:#1d4f8c;min-height:28px}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:4px 8px;border-bottom:1px solid #dcc598;text-align:right;vertical-align:baseline}
th:first-child{text-align:left}.part th{padding-left:24px;font-weight:500}.part>*{color:#5b5568}
details{overflow-x:auto}details:not([open]) summary span+span,details[open] summary span:first-child{display:none}
footer{margin-top:40px;padding-top:16px;border-top:2px dashed #dcc598;color:#5b5568;font-size:14px}
@media print{:root,body{background:#fff;box-shadow:none}body{max-width:none;padding:0}
article,figure,.cards li{break-inside:avoid}h2,h3,h4{break-after:avoid}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
@page{size:A4;margin:14mm}
`;
