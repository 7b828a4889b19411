import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

export const CLIENT_ID = 'studio';
export const CLIENT_SECRET = 'a-secret-of-the-tests';

/** Claims of the next ID token, over those of a valid one. */
export type Claims = JWTPayload & Readonly<Record<string, unknown>>;

interface Code {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly nonce: string;
}

/**
 * Starts an OpenID Connect provider on this machine: discovery, keys, and the code flow with PKCE. Its person has always
 * agreed.
 */
export async function startIdentityProvider() {
  const keys = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const codes = new Map<string, Code>();
  const state: { claims: Claims; isForeignKey: boolean } = { claims: {}, isForeignKey: false };
  const publicKey = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };

  const sign = (issuer: string, nonce: string, key: CryptoKey) => {
    const now = Math.floor(Date.now() / 1000);
    const standard = { iss: issuer, aud: CLIENT_ID, sub: 'person-1', iat: now, exp: now + 300, nonce };
    return new SignJWT({ ...standard, ...state.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(key);
  };

  const tokenOf = async (issuer: string, form: URLSearchParams) => {
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const isValid =
      code !== undefined &&
      form.get('client_id') === CLIENT_ID &&
      form.get('client_secret') === CLIENT_SECRET &&
      form.get('redirect_uri') === code.redirectUri &&
      createHash('sha256').update(verifier).digest('base64url') === code.challenge;
    if (!isValid) return { status: 400, body: { error: 'invalid_grant' } };
    const idToken = await sign(issuer, code.nonce, state.isForeignKey ? foreign.privateKey : keys.privateKey);
    return { status: 200, body: { access_token: 'access', token_type: 'Bearer', id_token: idToken } };
  };

  const respond = async (issuer: string, request: IncomingMessage) => {
    switch (new URL(request.url ?? '/', issuer).pathname) {
      case '/.well-known/openid-configuration':
        return { status: 200, body: metadataOf(issuer) };
      case '/keys':
        return { status: 200, body: { keys: [publicKey] } };
      case '/token':
        return tokenOf(issuer, new URLSearchParams(await readBody(request)));
      default:
        return { status: 404, body: {} };
    }
  };

  const server: Server = createServer((request, response) => {
    void respond(issuerOf(server), request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    issuer: issuerOf(server),
    /** Signs the person in at a URL of the studio. @returns the query with which the browser returns */
    agree: (url: string): string => {
      const query = new URL(url).searchParams;
      const code = randomBytes(12).toString('hex');
      codes.set(code, {
        challenge: query.get('code_challenge') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
        nonce: query.get('nonce') ?? '',
      });
      return `?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`;
    },
    /** States the claims of the next tokens, and whether another key signs them. */
    vouch: (claims: Claims, isForeignKey = false) => {
      state.claims = claims;
      state.isForeignKey = isForeignKey;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function issuerOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    end_session_endpoint: `${issuer}/end`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}
