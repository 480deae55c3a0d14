/** How a report looks in a browser and on its printer. */
export const style = `
:root{--ink:#1f2937;--soft:#6b7280;--line:#d1d5db;--paper:#fff;--back:#f3f4f6;--good:#15803d;--bad:#b91c1c;--warm:#fef3c7}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e5e7eb;--soft:#9ca3af;--line:#374151;--paper:#111827;--back:#0b1120;--good:#4ade80;--bad:#f87171;--warm:#422006}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
header,main{max-width:60rem;margin:0 auto;background:var(--paper);padding:1.5rem 2rem}
header{border-bottom:2px solid var(--ink)}
header p{margin:.2rem 0;color:var(--soft)}
.kind{text-transform:uppercase;letter-spacing:.08em;font-size:.75rem}
h1{font-size:1.5rem;margin:0}
h2{font-size:1.15rem;margin:1.8rem 0 .6rem;border-bottom:1px solid var(--line);padding-bottom:.2rem}
h3{font-size:1rem;margin:1.4rem 0 .4rem}
h4{font:600 .85rem ui-monospace,monospace;margin:1rem 0 .3rem;color:var(--soft)}
.block{margin:.6rem 0 0;display:grid;grid-template-columns:1fr 1fr;gap:0 1.5rem}
.block div{display:flex;gap:.6rem;border-bottom:1px solid var(--line);padding:.1rem 0;min-height:1.5rem}
.block dt{color:var(--soft);width:7.5rem;flex:none}
.block .sum{grid-column:1/-1}
.block .sum dt{width:12rem}.block .sum dd{font:.75rem ui-monospace,monospace;overflow-wrap:anywhere}
dd{margin:0}
.verdict{padding:.7rem 1rem;border-left:4px solid;background:var(--back);margin:0 0 1rem}
.verdict.passed{border-color:var(--good)}.verdict.failed{border-color:var(--bad)}
.verdict.calculated{border-color:var(--soft)}
.verdict.passed strong{color:var(--good)}.verdict.failed strong{color:var(--bad)}
table{border-collapse:collapse;width:100%;margin:.4rem 0}
th{text-align:left;font-weight:600;color:var(--soft);font-size:.8rem}
th,td{padding:.25rem .6rem .25rem 0;border-bottom:1px solid var(--line);vertical-align:middle}
.number{font-variant-numeric:tabular-nums;white-space:nowrap}
.governing td{font-weight:600}
.wide{width:18%}
.bar{display:block;height:.5rem;background:var(--line);border-radius:.25rem;overflow:hidden}
.bar i{display:block;height:100%}
.bar.undesigned i{background:#b45309}.bar.passed i{background:var(--good)}.bar.failed i{background:var(--bad)}
.steps{list-style:none;margin:0;padding:0}
.steps li{display:flex;justify-content:space-between;gap:1rem;align-items:center;padding:.25rem 0;border-bottom:1px dotted var(--line);break-inside:avoid}
.steps li>div{min-width:0;overflow-wrap:anywhere}
.steps math{display:inline math;font-size:1.02rem}
.formula{line-height:2.1}
h5{font-size:.9rem;margin:1rem 0 .2rem}
.firm{display:flex;gap:1rem;align-items:center}.firm img{max-height:3.5rem;max-width:14rem}
.steps .marked{border-left:3px solid var(--good);padding-left:.5rem}
.soft,.running{color:var(--soft);font-size:.85rem;margin:.2rem 0}
.bad{color:var(--bad)}
.judged{margin:.3rem 0 .8rem;font-weight:600;font-size:.9rem}
.echo td:last-child{width:30%}
sub{font-size:.72em;line-height:0}
.value{font-variant-numeric:tabular-nums}
.steps .note{margin:.1rem 0 .2rem;color:var(--soft);font-size:.85rem}
.clause{color:var(--soft);font-size:.8rem;white-space:nowrap}
.values{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:0 1.5rem;margin:0}
.values div{display:flex;justify-content:space-between;border-bottom:1px dotted var(--line);padding:.1rem 0}
figure{margin:1rem 0;text-align:center;break-inside:avoid}
figure svg{max-width:100%;height:auto;background:#fff;border-radius:4px}
figcaption{color:var(--soft);font-size:.85rem}
.warnings ul{background:var(--warm);padding:.6rem 1rem .6rem 2rem;border-radius:4px}
a{color:inherit}
@page{size:A4;margin:18mm 16mm}
@media print{body{background:#fff;font-size:10pt}header,main{max-width:none;padding:0}header{padding-bottom:.6rem;margin-bottom:1rem}.brief{font-size:7.5pt!important}.brief figure svg{max-height:45mm}.formula math{font-size:9.5pt}h2,h3,h4{break-after:avoid}tr{break-inside:avoid}.bar,.bar i,.verdict,.warnings ul{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`;
