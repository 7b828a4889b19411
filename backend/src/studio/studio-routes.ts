import type { FastifyInstance } from 'fastify';

import type { StudioEnvironment } from '../config/studio-environment';
import { registerAccounts } from './accounts/account-routes';
import { liveCatalogue } from './blocks/live-catalogue';
import { registerClaims } from './claims/claim-routes';
import { registerDocuments } from './documents/document-routes';
import { registerPictures, type StudioPictureDeps } from './pictures/picture-routes';
import { registerReleases } from './releases/release-routes';
import { registerMoments } from './moments/moment-routes';
import { registerNewsletter, type StudioNewsletterDeps } from './newsletter/newsletter-routes';
import { registerPresence } from './presence/presence-routes';
import { guardRequests } from './request-guard';
import { registerReviews } from './reviews/review-routes';
import { registerSessions } from './sessions/session-routes';
import { createIdentityProvider } from './sign-on/identity-provider';
import { registerSignOn } from './sign-on/sign-on-routes';
import { registerTour } from './tour/tour-routes';

export interface StudioDeps extends StudioNewsletterDeps, Pick<StudioPictureDeps, 'files'> {
  readonly studio: StudioEnvironment;
  /** Origin of the edge server, which serves the catalogue of the live blocks; `null` where there is none. */
  readonly edgeUrl: string | null;
}

/** Calls of the studio (ADR 91). Only the server of the studio reaches them. */
export function studioRoutes(deps: StudioDeps) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    const signedIn = guardRequests(app, deps);
    const settings = deps.studio.provider;
    const provider = settings && createIdentityProvider(settings, deps.studio.origin);
    registerSessions(app, deps, signedIn, async () => provider?.endSessionUrl() ?? null);
    registerSignOn(app, deps, provider);
    registerAccounts(app, deps, signedIn);
    registerTour(app, deps, signedIn);
    registerDocuments(app, deps, signedIn);
    registerReviews(app, deps, signedIn);
    registerPresence(app, deps, signedIn);
    registerMoments(app, deps, signedIn);
    registerNewsletter(app, deps);
    registerClaims(app, deps);
    registerReleases(app, deps, signedIn);
    registerPictures(app, deps, signedIn);
    app.get('/blocks', () => liveCatalogue(deps.edgeUrl));
    done();
  };
}
