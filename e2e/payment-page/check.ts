import { readEnvironment } from '@storefront/delivery/config/environment';
import { openReadOnlyStore } from '@storefront/delivery/store/open-store';
import { errorMessage } from '@storefront/server-kit/error-text';
import { chromium } from '@playwright/test';

import { differences } from './compare';
import { deriveInventory, type AuthorisedScript } from './derive-inventory';
import { readInventory, type Inventory } from './inventory.schema';
import { spellingDifferences } from './other-spellings';
import { watchPage, type SeenPage } from './watch-page';

/**
 * `npm run check:payment-page -- <URL of the shop>`: visits the payment page in a browser and compares executed scripts,
 * policy and headers with the inventory, whose scripts come from the signed registry in RELEASE_STORE, and requests the page
 * under other spellings of its path. `--inventory` prints that inventory. Exits with 1 on a difference, and with 2 when the
 * page or the releases could not be checked.
 */
const [argument] = process.argv.slice(2);
const START_LIMIT_MS = 30_000;
const FAILED_TO_CHECK = 2;

if (argument === '--inventory') await run(printInventory);
else if (argument && URL.canParse(argument)) await run(() => check(argument));
else {
  console.error('Name the shop: npm run check:payment-page -- https://www.example.com (or --inventory)');
  process.exit(FAILED_TO_CHECK);
}

async function run(work: () => Promise<number>): Promise<void> {
  process.exit(
    await work().catch((error: unknown) => {
      console.error(`NOT CHECKED  ${errorMessage(error)}`);
      return FAILED_TO_CHECK;
    }),
  );
}

async function printInventory(): Promise<number> {
  const inventory = await readInventory();
  console.log(JSON.stringify({ ...inventory, scripts: await authorisedScripts(inventory) }, null, 2));
  return 0;
}

async function check(site: string): Promise<number> {
  const inventory = await readInventory();
  const before = await authorisedScripts(inventory);
  const { seen, problems } = await visit(site, inventory.page);
  // A release may go live meanwhile.
  const scripts = [...before, ...(await authorisedScripts(inventory))];
  const spellings = await spellingDifferences(site, inventory.page);
  const found = [...problems, ...spellings, ...differences({ inventory, scripts }, seen)];
  for (const line of found) console.error(`DIFFERENT  ${line}`);
  console.log(
    `${seen.scripts.length} scripts of ${site} compared with ${before.length} of the signed releases: ${found.length} differences`,
  );
  return found.length === 0 ? 0 : 1;
}

/** Reads with the keys of this machine, so that the shop itself cannot authorise a script. */
async function authorisedScripts(inventory: Inventory): Promise<readonly AuthorisedScript[]> {
  const scripts = await deriveInventory(await openReadOnlyStore(readEnvironment()), inventory);
  if (scripts.length > 0) return scripts;
  throw new Error('There are no releases in RELEASE_STORE: name the folder or bucket of the shop.');
}

async function visit(
  site: string,
  path: string,
): Promise<{ readonly seen: SeenPage; readonly problems: readonly string[] }> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(START_LIMIT_MS);
    const look = await watchPage(page, path);
    await page.goto(new URL(path, site).href);
    // Without a booking the page shows an error; by then all scripts have run that need no input.
    const hasStarted = await page
      .getByRole('heading', { name: 'Booking Not Found' })
      .waitFor()
      .then(() => true)
      .catch(() => false);
    return { seen: await look(), problems: hasStarted ? [] : ['the page did not start'] };
  } finally {
    await browser.close();
  }
}
