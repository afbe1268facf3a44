import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { thingsOf } from './coverage/things.ts';
import { playCampaign } from './coverage/campaign.ts';
const box = compile(data); const things = thingsOf(data);
const N=Number(process.argv[2]??12); const only=Number(process.argv[3]??0);
const uses=new Int32Array(things.names.length);
const t0=performance.now();
for(let n=0;n<N;n++){const seats=only||1+n%6; const t=performance.now(); const got=playCampaign(box,things,seats,`s-${n}`,uses);
 let newly=0; for(let i=0;i<uses.length;i++){ if(!uses[i]&&got[i])newly++; uses[i]+=got[i]??0;}
 if(process.argv[4]||n%30<6)console.log(n,seats,(performance.now()-t).toFixed(0)+'ms','crates',things.names.filter((x,i)=>x.startsWith('crate')&&got[i]).length,'buildings',things.names.filter((x,i)=>x.startsWith('building')&&got[i]).length,'new',newly,'unused',uses.filter(x=>!x).length,'of',uses.length);}
console.log(((performance.now()-t0)/1000).toFixed(1)+'s', things.names.filter((_,i)=>!uses[i]).join(', '));
console.log('rare', things.names.map((x,i)=>[x,uses[i]]).filter(([,u])=>u>0&&u<4).map(([x,u])=>`${x}:${u}`).join(', '));
