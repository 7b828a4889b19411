import { findBrowser } from './find-browser';
import { runScript } from '../process/run-tool';

/** `npm run check:payment-page -- <url>`: compares the payment page of a running shop with its inventory. */
const browser = await findBrowser();
const env = browser === null ? {} : { CHROMIUM_PATH: browser };
process.exit(await runScript('e2e/payment-page/check.ts', process.argv.slice(2), env));
