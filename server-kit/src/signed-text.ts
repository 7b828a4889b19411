import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text with HMAC-SHA256. @returns the text and its signature, safe in URLs, headers and JSON */
export function signText(text: string, secret: string): string {
  const body = Buffer.from(text, 'utf8').toString('base64url');
  return `${body}.${signatureOf(body, secret).toString('base64url')}`;
}

/** Returns the text that was signed with this secret; `null` if the signature is invalid. */
export function readSignedText(signed: string, secret: string): string | null {
  const [body = '', signature = '', ...rest] = signed.split('.');
  const [expected, actual] = [signatureOf(body, secret), Buffer.from(signature, 'base64url')];
  const isValid = rest.length === 0 && expected.length === actual.length && timingSafeEqual(expected, actual);
  return isValid ? Buffer.from(body, 'base64url').toString('utf8') : null;
}

function signatureOf(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(body).digest();
}
