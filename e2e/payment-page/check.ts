import { chromium } from '@playwright/test';

import { differences } from './compare';
import { readInventory } from './inventory.schema';
import { watchPage } from './watch-page';

/**
 * `npm run check:payment-page -- <URL of the shop>`: visits the payment page in a browser and compares the loaded files and
 * executed scripts with the inventory. Exits with 1 on a difference.
 */
const site = process.argv[2];
if (!site || !URL.canParse(site)) {
  console.error('Say which shop: npm run check:payment-page -- https://www.example.com');
  process.exit(2);
}

const inventory = await readInventory();
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
const page = await browser.newPage();
const look = await watchPage(page, inventory.page);
await page.goto(new URL(inventory.page, site).href);
// Without a booking the page shows an error; by then all scripts have run that need no input.
await page.locator('html[data-booted]').waitFor();
await page.getByRole('heading', { name: 'Booking Not Found' }).waitFor();
const seen = await look();
await browser.close();

const found = differences(inventory, seen);
for (const line of found) console.error(`DIFFERENT  ${line}`);
console.log(`${seen.scripts.length} scripts looked at on ${site}, ${found.length} differences`);
process.exit(found.length === 0 ? 0 : 1);
