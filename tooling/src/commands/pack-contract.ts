import { resolve } from 'node:path';

import { fatalErrorText } from '@storefront/server-kit/error-text';

import { packPackages, TARBALLS } from '../packages/pack-packages';

/** `npm run pack-contract -- [folder]`: the packages for remotes with repositories of their own, as tarballs. */
async function packContract([folder]: readonly string[]): Promise<void> {
  const tarballs = await packPackages(folder === undefined ? TARBALLS : resolve(folder));
  for (const tarball of Object.values(tarballs)) console.log(tarball);
}

packContract(process.argv.slice(2)).catch((error: unknown) => {
  console.error(fatalErrorText(error));
  process.exit(1);
});
