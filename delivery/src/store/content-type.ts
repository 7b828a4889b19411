const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  txt: 'text/plain; charset=utf-8',
};

/** Returns the `Content-Type` for a file extension. */
export function contentType(file: string): string {
  return TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
