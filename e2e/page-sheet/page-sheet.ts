import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContext } from '@playwright/test';

import { pageKinds, type PageKind } from '../bench/interactive/page-kinds';

/**
 * Writes pictures of every kind of page at three widths, and one sheet of their first screens for each width:
 * `node server-kit/bin/program.mjs e2e/page-sheet/page-sheet.ts <URL of the shop> <URL of the backend> <folder>`. Look at them after a change of
 * layout. `CHROMIUM_PATH` names the browser, as for the journeys.
 */
const [site, backend, folder = 'page-sheet'] = process.argv.slice(2);
if (!site || !backend)
  throw new Error('Name the shop and its backend: http://localhost:3000 http://localhost:3001');

const WIDTHS = [390, 820, 1440] as const;
const HEIGHT = 900;
const WAIT_MS = 30_000;
/** Pages that a shopper reads. The other kinds are those of the bench. */
const MORE: readonly PageKind[] = [
  { name: 'destinations', path: '/destinations' },
  { name: 'category', path: '/holidays/beach' },
  { name: 'cruises', path: '/cruise-deals' },
  { name: 'cruise', path: '/deals/305' },
  { name: 'group half-term', path: '/group/half-term' },
  { name: 'city', path: '/page/d00000000000000000000702' },
  { name: 'help', path: '/customer-service' },
  { name: 'contact', path: '/contact-us' },
  { name: 'about', path: '/about-us' },
  { name: 'not found', path: '/no-such-page' },
];

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
await mkdir(folder, { recursive: true });
const kinds = [...(await pageKinds(backend)), ...MORE];
for (const width of WIDTHS) await writeSheet(browser, width);
await browser.close();

async function writeSheet(opened: Browser, width: number): Promise<void> {
  const firstScreens: string[] = [];
  for (const kind of kinds) {
    const context = await opened.newContext({
      viewport: { width, height: HEIGHT },
      reducedMotion: 'reduce',
    });
    const firstScreen = await visit(context, kind, width);
    firstScreens.push(
      `<figure><img src="data:image/png;base64,${firstScreen.toString('base64')}"><figcaption>${kind.name}</figcaption></figure>`,
    );
    await context.close();
  }
  const page = await opened.newPage({ viewport: { width: 1600, height: HEIGHT } });
  await page.setContent(
    `<style>body{display:grid;grid-template-columns:repeat(auto-fill,minmax(${width < 500 ? 190 : 310}px,1fr));gap:8px;margin:8px;font:12px sans-serif}figure{margin:0}img{width:100%;border:1px solid #ccc}</style>${firstScreens.join('')}`,
  );
  await page.screenshot({ path: join(folder, `sheet-${width}.png`), fullPage: true });
  await page.close();
}

/** Returns the first screen, and writes the whole page. */
async function visit(context: BrowserContext, kind: PageKind, width: number): Promise<Buffer> {
  const page = await context.newPage();
  await kind.prepare?.(page);
  await page.goto(site + kind.path);
  await page.locator('html[data-booted]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const firstScreen = await page.screenshot();
  // Pictures load when they come into view.
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += HEIGHT) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForFunction(picturesInViewAreLoaded, undefined, { timeout: WAIT_MS });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const name = `${kind.name.replaceAll(/\W+/g, '-')}-${width}.png`;
  await writeFile(join(folder, name), await page.screenshot({ fullPage: true }));
  return firstScreen;
}

/** Runs in the page. Pictures in closed disclosures have a box and never load. */
function picturesInViewAreLoaded(): boolean {
  return [...document.images].every((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    const isInView = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    return picture.complete || !isInView || !picture.checkVisibility();
  });
}
