import { errorCode } from '@storefront/server-kit/error-text';

import { buildGuide, guideCompiler } from './build-guide';
import { serveGuide } from './serve-guide';

const DEFAULT_PORT = 3020;

/** `npm run styleguide`: every component in every state, built again when a source changes. */
const port = Number(process.env['STYLEGUIDE_PORT'] ?? DEFAULT_PORT);

await buildGuide();
const { url: address } = await serveGuide(port).catch((error: unknown) => {
  const taken = errorCode(error) === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken; name another with STYLEGUIDE_PORT.` : error);
  process.exit(1);
});
console.log(`style guide ${address}`);

if (process.env['STYLEGUIDE_WATCH'] !== 'off') watch();

function watch(): void {
  guideCompiler().watch({}, (error, stats) => {
    if (error) console.error(error);
    else if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true }));
    else console.log('built; reload the page');
  });
}
