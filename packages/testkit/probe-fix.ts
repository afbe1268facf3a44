import { canUndo, choose, deciders, inspect, newCampaign, choiceText } from '@charterstone/rules';
import { placeOf, places, head, LAST_CARD } from '@charterstone/rules/internal';
import { chance, theBox, generatorOf } from './src/index.ts';
import { PLANS, travel, settingOf } from './src/campaigns/index.ts';
const box = theBox();
const HIDDEN=[places.DECK,places.OBJECTIVE_DECK,places.PERSONA_DECK,places.INDEX];
const seen=new Map<string,number>();
for (const seed of ['u','v','w']) for (const plan of PLANS) {
 const setting = settingOf(plan, seed+plan.seats);
 const { lines } = travel(box, plan, setting);
 const mind=chance(`order ${setting.seed}`);
 const q=new Map<number,any[]>(); for(const l of lines){const x=q.get(l.seat)??[];x.push(l);q.set(l.seat,x);}
 let {state}=newCampaign(box,setting);
 for(let left=lines.length;left>0;left--){
  const ready=deciders(state).filter(s=>(q.get(s)??[]).length>0);
  const seat=mind.pick(ready); const l=q.get(seat)!.shift();
  const o=choose(state,seat,l.choice); if(!o.ok){console.log('refused', l.choice, o.reasons, inspect(state).game);break;}
  if (l.choice.do!=='tell'){
  const a=head.reading(box,state.table), b=head.reading(box,o.state.table);
  const gen=generatorOf(state).join()!==generatorOf(o.state).join();
  const out:string[]=[]; for(let c=1;c<=LAST_CARD;c++) if(HIDDEN.includes(placeOf(a,c))&&placeOf(b,c)!==placeOf(a,c)) out.push(`${c}:${placeOf(a,c)}>${placeOf(b,c)}`);
  const expected=gen||out.length>0; const got=!canUndo(o.state,seat);
  if(expected!==got){const k=`${expected?'missing':'extra'} ${l.choice.do} ${l.choice.do==='choose'?l.choice.what:''} ${out.slice(0,3).join(' ')}`; const n=(seen.get(k)??0)+1; seen.set(k,n); if(n===1) console.log(k,'game',inspect(state).game,'seats',plan.seats, choiceText(l.choice), o.facts.map((f:any)=>JSON.stringify(f)).join(' ').slice(0,900));}
  }
  state=o.state;
 }
}
console.log(seen);
