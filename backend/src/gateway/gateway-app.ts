import { randomBytes } from 'node:crypto';

import { formatPence, pence } from '@storefront/shared/pricing/pence';
import type { Clock } from '@storefront/shared/time/clock';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';

import { hasExpired } from '../payments/card-expiry';
import { CardInput } from '../payments/payment-provider';
import type { Sandbox, SandboxCharge } from '../payments/sandbox-provider';

import { cardPage, challengePage, outcomePage } from './gateway-pages';

export interface GatewayDeps {
  readonly sandbox: Sandbox;
  readonly merchant: string;
  readonly storefrontOrigins: readonly string[];
  readonly clock: Clock;
}

const formSchema = z.object({
  number: z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{16,19}$/)),
  expiry: z.string().regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/),
  code: z.string().regex(/^\d{3,4}$/),
  name: z.string().trim().min(1).max(100),
});

/** The bank's code on the challenge page of the sandbox. */
const CHALLENGE_CODE = '123456';

/** The hosted pages of the sandbox provider, on an origin of their own. */
export function gatewayApp({ sandbox, merchant, storefrontOrigins, clock }: GatewayDeps): FastifyInstance {
  const app = Fastify({ logger: { level: 'warn' } });
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
  const show = (reply: FastifyReply, charge: SandboxCharge, problem: string | null = null) => {
    const details = { merchant, amount: formatPence(pence(charge.amount)), token: charge.token };
    if (charge.state === 'challenge') return page(reply, (nonce) => challengePage(details, nonce, problem));
    const waiting = charge.state === 'open' && charge.last4 !== null;
    if (charge.state === 'open' && !waiting)
      return page(reply, (nonce) => cardPage(details, nonce, problem), problem ? 422 : 200);
    return page(reply, (nonce) => outcomePage(details, nonce, waiting ? 'pending' : charge.state));
  };
  const unknown = (reply: FastifyReply) =>
    reply.status(404).type('text/plain').send('There is no such payment.');

  app.get<{ Params: { token: string } }>('/pay/:token', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    return charge ? show(reply, charge) : unknown(reply);
  });
  app.post<{ Params: { token: string } }>('/pay/:token', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    if (!charge) return unknown(reply);
    const form = formSchema.safeParse(request.body);
    if (!form.success) return show(reply, charge, 'Please check the card details.');
    const [month = '', year = ''] = form.data.expiry.split('/').map((part) => part.trim());
    const expires = `20${year}-${month}`;
    if (hasExpired(expires, clock)) return show(reply, charge, 'This card has expired.');
    const card = new CardInput({
      number: form.data.number,
      securityCode: form.data.code,
      name: form.data.name,
      expires,
    });
    await sandbox.submit(charge.token, card);
    return reply.redirect(`/pay/${charge.token}`, 303);
  });
  app.post<{ Params: { token: string } }>('/pay/:token/challenge', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    if (!charge) return unknown(reply);
    const { code } = z.object({ code: z.string().default('') }).parse(request.body ?? {});
    if (code.trim() !== CHALLENGE_CODE) {
      await sandbox.wrongCode(charge.token);
      return show(reply, (await sandbox.byToken(charge.token)) ?? charge, 'That code is not right.');
    }
    await sandbox.settle(charge.token, 'succeeded', null);
    return reply.redirect(`/pay/${charge.token}`, 303);
  });
  app.post<{ Params: { token: string } }>('/pay/:token/cancel', async (request, reply) => {
    const charge = await sandbox.byToken(request.params.token);
    if (!charge) return unknown(reply);
    await sandbox.settle(charge.token, 'cancelled', null);
    return reply.redirect(`/pay/${charge.token}`, 303);
  });
  return app;
}
