/* Streams files from the release store without comparing them with the manifest: the reference of the benchmark. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const { PORT = '0', RELEASE_STORE = '' } = process.env;

createServer((request, response) => {
  const path = join(RELEASE_STORE, (request.url ?? '').replace('/releases/', ''));
  void stat(`${path}.br`).then(({ size }) => {
    response.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'content-length': size,
    });
    createReadStream(`${path}.br`).pipe(response);
  });
}).listen(Number(PORT), () => console.log('server ready'));
