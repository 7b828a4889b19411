import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { errorMessage } from '@storefront/server-kit/error-text';

import type { IdentityProviderSettings } from '../../config/studio-environment';
import { ApiError } from '../../http/api-error';

/** Path of the studio to which the provider sends the browser back. */
const CALLBACK_PATH = '/sign-on';
const LIMIT_SECONDS = 10;
/** Keys and addresses of a provider change rarely; a new key is fetched when a token names it. */
const METADATA_MS = 12 * 3_600_000;

/** What the response of the provider must match. */
export interface SignOnChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface IdentityProvider {
  readonly settings: IdentityProviderSettings;
  /** Returns a URL of the provider, and what its response must match. @throws ApiError 424 while it is unreachable */
  readonly start: () => Promise<SignOnChecks & { readonly url: string }>;
  /**
   * Exchanges the code and verifies the ID token: signature, issuer, audience, times and nonce.
   *
   * @param query query string with which the browser has returned
   * @returns the claims of the ID token
   * @throws ApiError 401 for a response that is not valid, 424 while the provider is unreachable
   */
  readonly finish: (query: string, checks: SignOnChecks) => Promise<Readonly<Record<string, unknown>>>;
  /** Returns the URL that ends the session at the provider; `null` where it has none or is unreachable. */
  readonly endSessionUrl: () => Promise<string | null>;
}

/** Creates the client of an OpenID Connect provider: code flow with PKCE, state and nonce (ADR 124). */
export function createIdentityProvider(settings: IdentityProviderSettings, origin: string): IdentityProvider {
  const redirectUri = `${origin}${CALLBACK_PATH}`;
  const configurationOf = keptConfiguration(settings);
  const reachable = async () => {
    try {
      return await configurationOf();
    } catch (error) {
      throw unavailable(settings.name, error);
    }
  };
  return {
    settings,
    start: async () => {
      const configuration = await reachable();
      const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { ...checks, url: url.href };
    },
    finish: async (query, { state, nonce, codeVerifier }) => {
      const configuration = await reachable();
      const url = new URL(redirectUri);
      url.search = query;
      try {
        const tokens = await authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return tokens.claims() ?? {};
      } catch (error) {
        throw refusalOf(settings.name, error);
      }
    },
    endSessionUrl: async () => {
      try {
        const configuration = await configurationOf();
        if (!configuration.serverMetadata().end_session_endpoint) return null;
        return buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${origin}/` }).href;
      } catch {
        return null;
      }
    },
  };
}

/** Discovers the provider on the first use, and again after an error or when the metadata is old. */
function keptConfiguration(settings: IdentityProviderSettings): () => Promise<Configuration> {
  let kept: { readonly promise: Promise<Configuration>; readonly until: number } | null = null;
  return () => {
    if (kept && kept.until > Date.now()) return kept.promise;
    const promise = discover(settings);
    const current = { promise, until: Date.now() + METADATA_MS };
    kept = current;
    promise.catch(() => {
      if (kept === current) kept = null;
    });
    return promise;
  };
}

function discover({ issuer, clientId, clientSecret }: IdentityProviderSettings): Promise<Configuration> {
  return discovery(
    new URL(issuer),
    clientId,
    undefined,
    clientSecret === null ? None() : ClientSecretPost(clientSecret),
    {
      timeout: LIMIT_SECONDS,
      execute: [
        enableNonRepudiationChecks,
        // The settings accept such an issuer on this machine only.
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    },
  );
}

function unavailable(name: string, error: unknown): ApiError {
  console.error(`studio: the identity provider: ${errorMessage(error)}`);
  // A 503 would mean that the backend itself is unavailable.
  return new ApiError(
    424,
    'provider-unavailable',
    `${name} does not respond. Try again in a moment, or sign in with your email and password.`,
  );
}

function refusalOf(name: string, error: unknown): ApiError {
  if (error instanceof AuthorizationResponseError) {
    const text =
      error.error === 'access_denied'
        ? `You have not signed in at ${name}. Start again when you are ready.`
        : `${name} has refused the sign-in. Start again, or ask an admin of the studio.`;
    return new ApiError(401, 'provider-refused', text);
  }
  const isNetwork = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
  if (isNetwork) return unavailable(name, error);
  console.error(`studio: the response of the identity provider: ${errorMessage(error)}`);
  return new ApiError(
    401,
    'provider-response-invalid',
    `The response of ${name} could not be verified. Please start again.`,
  );
}
