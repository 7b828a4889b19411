/* The reference of the benchmark: writes a nonce into the same pages for each visitor and compresses them each time. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { z } from 'zod';

const { PORT = '0', PAGES = '{}' } = process.env;
/** The level that the edge server uses for documents of one visitor. */
const QUALITY = 5;
const compress = promisify(brotliCompress);
const pages = z.record(z.string(), z.string()).parse(JSON.parse(PAGES));
const bodies = new Map<string, string>();

createServer((request, response) => {
  void pageFor(request.url ?? '/').then(async (html) => {
    const nonce = randomBytes(16).toString('base64');
    const body = await compress(html.replace('<html', `<html data-nonce="${nonce}"`), {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
    });
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
      'content-security-policy': `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    });
    response.end(body);
  });
}).listen(Number(PORT), () => console.log('server ready'));

/** Reads each page once from the edge server. */
async function pageFor(path: string): Promise<string> {
  const cached = bodies.get(path);
  if (cached !== undefined) return cached;
  const html = await (await fetch(pages[path] ?? '')).text();
  bodies.set(path, html);
  return html;
}
