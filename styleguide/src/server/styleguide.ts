import { errorCode } from '@storefront/server-kit/error-text';

import { buildGuide, guideCompiler } from './build-guide';
import { serveGuide } from './serve-guide';

const DEFAULT_PORT = 3020;

/** `npm run styleguide`: builds and serves the style guide, and rebuilds it when a source file changes. */
const port = Number(process.env['STYLEGUIDE_PORT'] ?? DEFAULT_PORT);

await buildGuide();
const { url } = await serveGuide(port).catch((error: unknown) => {
  const isPortInUse = errorCode(error) === 'EADDRINUSE';
  console.error(isPortInUse ? `Port ${port} is in use. Set STYLEGUIDE_PORT to another port.` : error);
  process.exit(1);
});
console.log(`style guide ${url}`);

if (process.env['STYLEGUIDE_WATCH'] !== 'off') watch();

function watch(): void {
  guideCompiler().watch({}, (error, stats) => {
    if (error) console.error(error);
    else if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true }));
    else console.log('Rebuilt. Reload the page.');
  });
}
