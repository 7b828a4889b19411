import { randomBytes } from 'node:crypto';

import { createServiceApp } from '@storefront/server-kit/service/create-service-app';
import { formatPence, pence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import { unavailableError } from '@storefront/backend/http-app';
import { CardInput } from '@storefront/backend/payments/payment-provider';
import { CODES_ALLOWED, type SandboxCharge } from '../sandbox-ledger';
import type { Sandbox } from '../sandbox-provider';

import { readCardForm, type InvalidCardForm } from './card-form';
import { cardPage } from './card-page';
import { CHALLENGE_CODE, challengePage } from './challenge-page';
import { errorPage } from './error-page';
import { outcomePage, unknownPage } from './outcome-page';

/** Dependencies of the hosted pages. */
export interface GatewayDeps {
  readonly sandbox: Sandbox;
  readonly merchant: string;
  readonly storefrontOrigins: readonly string[];
  readonly clock: Clock;
  /** URL of the hosted pages. */
  readonly publicUrl: string;
}

/** A form of these pages has a few hundred bytes. */
const BODY_LIMIT = 16 * 1024;

const codeSchema = z.object({ code: z.string().catch('') }).catch({ code: '' });

/** Creates the server of the hosted payment pages, which have their own origin. */
export function gatewayApp(deps: GatewayDeps): FastifyInstance {
  const views = gatewayViews(deps);
  const app = createServiceApp({
    // Only the pages themselves post to this server.
    origins: [],
    publicUrl: deps.publicUrl,
    bodyLimit: BODY_LIMIT,
    toHttpError: unavailableError,
    sendBody: (reply, error) => views.showError(reply, error.status),
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  registerCardPage(app, deps, views);
  registerChallengePage(app, deps.sandbox, views);
  registerCancellation(app, deps.sandbox, views);
  return app;
}

type GatewayViews = ReturnType<typeof gatewayViews>;

/** Returns functions that send the page for a charge. */
function gatewayViews({ merchant, storefrontOrigins }: Pick<GatewayDeps, 'merchant' | 'storefrontOrigins'>) {
  const frame = ["'self'", ...storefrontOrigins].join(' ');

  const page = (reply: FastifyReply, render: (nonce: string) => string, status = 200) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .status(status)
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action ${frame}; base-uri 'none'; frame-ancestors ${frame}`,
        'cache-control': 'no-store',
        // Without a referrer the origin of a form would be `null`, like that of a foreign page.
        'referrer-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(render(nonce));
  };
  const detailsOf = ({ amount, token }: SandboxCharge) => ({
    merchant,
    amount: formatPence(pence(amount)),
    token,
  });
  const showCard = (reply: FastifyReply, charge: SandboxCharge, invalid: InvalidCardForm | null = null) =>
    page(reply, (nonce) => cardPage(detailsOf(charge), nonce, invalid), invalid ? 422 : 200);
  const showChallenge = (reply: FastifyReply, charge: SandboxCharge, problem: string | null = null) => {
    const challenge = { card: cardOf(charge), triesLeft: Math.max(1, CODES_ALLOWED - charge.tries), problem };
    return page(reply, (nonce) => challengePage(detailsOf(charge), nonce, challenge), problem ? 422 : 200);
  };
  const showState = (reply: FastifyReply, charge: SandboxCharge) => {
    if (charge.state === 'challenge') return showChallenge(reply, charge);
    if (awaitsCard(charge)) return showCard(reply, charge);
    const state = charge.state === 'open' ? 'pending' : charge.state;
    const { return_url: returnUrl } = charge;
    if (returnUrl !== null && (state === 'succeeded' || state === 'cancelled'))
      return reply.redirect(`${returnUrl}&payment=${state === 'succeeded' ? 'done' : 'left'}`, 303);
    const backUrl = returnUrl === null ? null : `${returnUrl}&payment=left`;
    return page(reply, (nonce) =>
      outcomePage(detailsOf(charge), nonce, state, { reason: charge.reason, backUrl }),
    );
  };
  const showAgain = (reply: FastifyReply, { token }: SandboxCharge) => reply.redirect(`/pay/${token}`, 303);
  const showUnknown = (reply: FastifyReply) => page(reply, unknownPage, 404);
  const showError = (reply: FastifyReply, status: number) =>
    status === 404 ? showUnknown(reply) : page(reply, (nonce) => errorPage(nonce, status), status);
  return { showCard, showChallenge, showState, showAgain, showUnknown, showError };
}

function registerCardPage(
  app: FastifyInstance,
  { sandbox, clock }: Pick<GatewayDeps, 'sandbox' | 'clock'>,
  views: GatewayViews,
): void {
  app.get<{ Params: { token: string } }>('/pay/:token', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    return charge ? views.showState(reply, charge) : views.showUnknown(reply);
  });
  app.post<{ Params: { token: string } }>('/pay/:token', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    if (!charge) return views.showUnknown(reply);
    if (!awaitsCard(charge)) return views.showAgain(reply, charge);
    const card = readCardForm(request.body, clock);
    if (!(card instanceof CardInput)) return views.showCard(reply, charge, card);
    await sandbox.submit(charge.token, card);
    return views.showAgain(reply, charge);
  });
}

function registerChallengePage(app: FastifyInstance, sandbox: Sandbox, views: GatewayViews): void {
  app.post<{ Params: { token: string } }>('/pay/:token/challenge', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    if (!charge) return views.showUnknown(reply);
    // A code can only approve a charge that already has a card.
    if (charge.state !== 'challenge') return views.showAgain(reply, charge);
    const code = codeSchema.parse(request.body).code.replaceAll(/\s/g, '');
    if (code === '') return views.showChallenge(reply, charge, 'Enter the code');
    if (code === CHALLENGE_CODE) {
      await sandbox.settle(charge.token, 'succeeded', null);
      return views.showAgain(reply, charge);
    }
    await sandbox.wrongCode(charge.token);
    const counted = (await sandbox.byToken(charge.token)) ?? charge;
    if (counted.state !== 'challenge') return views.showAgain(reply, counted);
    return views.showChallenge(reply, counted, 'That code is not right');
  });
}

function registerCancellation(app: FastifyInstance, sandbox: Sandbox, views: GatewayViews): void {
  app.post<{ Params: { token: string } }>('/pay/:token/cancel', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    if (!charge) return views.showUnknown(reply);
    await sandbox.settle(charge.token, 'cancelled', null);
    return views.showAgain(reply, charge);
  });
}

/** Returns true if no card was submitted yet. An open charge with a card is pending at the bank. */
function awaitsCard({ state, last4 }: SandboxCharge): boolean {
  return state === 'open' && last4 === null;
}

function cardOf({ brand, last4 }: SandboxCharge): string {
  const scheme = brand === 'MasterCard' ? 'Mastercard' : (brand ?? 'Card');
  return `${scheme} ending ${last4 ?? ''}`;
}
