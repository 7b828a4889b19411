import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|json|svg|txt)$/;

/** Puts a brotli and a gzip copy beside each text file, once for the life of the release. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(join(folder, file));
      const options = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      };
      await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(plain, options));
      await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(plain, { level: 9 }));
    }),
  );
}
