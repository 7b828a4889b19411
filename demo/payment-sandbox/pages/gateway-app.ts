import { randomBytes } from 'node:crypto';

import { closeAfterLastResponses } from '@storefront/server-kit/graceful-close';
import { formatPence, pence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';

import { CardInput } from '@storefront/backend/payments/payment-provider';
import type { Sandbox, SandboxCharge } from '../sandbox-provider';

import { readCardForm, type RefusedCard } from './card-form';
import { cardPage } from './card-page';
import { CHALLENGE_CODE, challengePage } from './challenge-page';
import { outcomePage, unknownPage } from './outcome-page';

/** What the hosted pages need to know of the shop and of the sandbox. */
export interface GatewayDeps {
  readonly sandbox: Sandbox;
  readonly merchant: string;
  readonly storefrontOrigins: readonly string[];
  readonly clock: Clock;
}

/** The provider declines at this many wrong codes. */
const CODES_ALLOWED = 3;

const codeSchema = z.object({ code: z.string().catch('') }).catch({ code: '' });

/** The hosted pages of the sandbox provider, on an origin of their own. */
export function gatewayApp({ sandbox, merchant, storefrontOrigins, clock }: GatewayDeps): FastifyInstance {
  const app = Fastify({ logger: { level: 'warn' } });
  const closing = closeAfterLastResponses(app.server);
  app.addHook('preClose', async () => closing());
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const frame = ["'self'", ...storefrontOrigins].join(' ');

  const page = (reply: FastifyReply, render: (nonce: string) => string, status = 200) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .status(status)
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors ${frame}`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(render(nonce));
  };
  const detailsOf = ({ amount, token }: SandboxCharge) => ({
    merchant,
    amount: formatPence(pence(amount)),
    token,
  });
  const showCard = (reply: FastifyReply, charge: SandboxCharge, refused: RefusedCard | null = null) =>
    page(reply, (nonce) => cardPage(detailsOf(charge), nonce, refused), refused ? 422 : 200);
  const showChallenge = (reply: FastifyReply, charge: SandboxCharge, problem: string | null = null) => {
    const challenge = { card: cardOf(charge), triesLeft: Math.max(1, CODES_ALLOWED - charge.tries), problem };
    return page(reply, (nonce) => challengePage(detailsOf(charge), nonce, challenge), problem ? 422 : 200);
  };
  const show = (reply: FastifyReply, charge: SandboxCharge) => {
    if (charge.state === 'challenge') return showChallenge(reply, charge);
    if (awaitsCard(charge)) return showCard(reply, charge);
    const state = charge.state === 'open' ? 'pending' : charge.state;
    return page(reply, (nonce) => outcomePage(detailsOf(charge), nonce, state, charge.reason));
  };
  const showAgain = (reply: FastifyReply, { token }: SandboxCharge) => reply.redirect(`/pay/${token}`, 303);
  const unknown = (reply: FastifyReply) => page(reply, unknownPage, 404);

  app.get<{ Params: { token: string } }>('/pay/:token', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    return charge ? show(reply, charge) : unknown(reply);
  });
  app.post<{ Params: { token: string } }>('/pay/:token', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    if (!charge) return unknown(reply);
    if (!awaitsCard(charge)) return showAgain(reply, charge);
    const card = readCardForm(request.body, clock);
    if (!(card instanceof CardInput)) return showCard(reply, charge, card);
    await sandbox.submit(charge.token, card);
    return showAgain(reply, charge);
  });
  app.post<{ Params: { token: string } }>('/pay/:token/challenge', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    if (!charge) return unknown(reply);
    // The code approves a card that was asked for one, never a payment without a card.
    if (charge.state !== 'challenge') return showAgain(reply, charge);
    const code = codeSchema.parse(request.body).code.replaceAll(/\s/g, '');
    if (code === '') return showChallenge(reply, charge, 'Enter the code');
    if (code === CHALLENGE_CODE) {
      await sandbox.settle(charge.token, 'succeeded', null);
      return showAgain(reply, charge);
    }
    await sandbox.wrongCode(charge.token);
    const counted = (await sandbox.byToken(charge.token)) ?? charge;
    if (counted.state !== 'challenge') return showAgain(reply, counted);
    return showChallenge(reply, counted, 'That code is not right');
  });
  app.post<{ Params: { token: string } }>('/pay/:token/cancel', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    if (!charge) return unknown(reply);
    await sandbox.settle(charge.token, 'cancelled', null);
    return showAgain(reply, charge);
  });
  return app;
}

/** Whether no card was taken yet; one that was may still be undecided at the bank. */
function awaitsCard({ state, last4 }: SandboxCharge): boolean {
  return state === 'open' && last4 === null;
}

function cardOf({ brand, last4 }: SandboxCharge): string {
  const scheme = brand === 'MasterCard' ? 'Mastercard' : (brand ?? 'Card');
  return `${scheme} ending ${last4 ?? ''}`;
}
