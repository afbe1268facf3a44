import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { flawsOf } from './screens/flaws.ts';
import { SIZES, TOUCHED, type Size } from './screens/screen.ts';
const tables = JSON.parse(readFileSync('/tmp/h/chr/tables.json', 'utf8'));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [lang, which, size, part, q] of [
  ['de', 'one', 'desktop', '', ''], ['pl', 'late', 'phone', 'stories', ''], ['de', 'end', 'tablet', 'crates', ''], ['en', 'end', 'zoomed', 'rules', ''], ['pl', 'four', 'zoomed', '', 'skrzynie'], ['de', 'end', 'phone', 'things', ''], ['pl','late','phone','icons',''],
] as [string, string, Size, string, string][]) {
  const t = TOUCHED.has(size);
  const context = await browser.newContext({ storageState: '/tmp/h/chr/state.json', viewport: SIZES[size], isMobile: t, hasTouch: t, reducedMotion: 'reduce' });
  await context.addInitScript(`localStorage.setItem('charterstone.played','1'); localStorage.setItem('charterstone', JSON.stringify({language:'${lang}',speed:0,hints:false,sound:false}));
  const v=[{lang:'en-GB',localService:true,default:true},{lang:'de-DE',localService:true,default:true}]; speechSynthesis.getVoices=()=>v;`);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('PAGEERR', String(e)));
  await page.goto(`http://127.0.0.1:5293/#/table/${tables[which]}/chronicle`);
  await page.locator('.rule-place').first().waitFor({ timeout: 90000 });
  await page.waitForTimeout(1500);
  if (q) await page.locator('.chronicle-search input').fill(q);
  if (part) await page.evaluate(`document.getElementById('part-${part}').scrollIntoView()`);
  await page.waitForTimeout(2000);
  await page.screenshot({ path: `/tmp/h/chr/x-${which}-${lang}-${size}.png` });
  const flaws = await (flawsOf as any)(page, size);
  console.log(lang, which, size, part, q, JSON.stringify(flaws).slice(0, 1500));
  await context.close();
}
await browser.close();
