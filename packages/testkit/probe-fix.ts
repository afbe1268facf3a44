import { box as data } from '@charterstone/box';
import { compile, newCampaign, openBox } from '@charterstone/rules';
const mark=(o:any,name:string)=>Object.fromEntries(Object.entries(o).map(([k,v]:any)=>[k,{...v,canary:`canary-${name}-${k}-`}]));
const box=compile({...data,cards:mark(data.cards,'card'),crates:mark(data.crates,'crate')} as any);
const {state}=newCampaign(box,{seats:2,seed:'1'});
const t=JSON.stringify(openBox(state));
console.log(t.length, [...t.matchAll(/canary-[a-z]+-\w+-/g)].map(m=>m[0]).join(' '));
