import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { BackendEnvironment } from '../config/environment';
import { sendPlainPage } from '../http/plain-page';
import { parseInput } from '../http/parse-input';

import { confirmSubscription, subscribe, type Confirmation } from './subscribe';

const LIMIT = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } };
const tokenSchema = z.object({ token: z.string().min(10).max(100) });

type Deps = Parameters<typeof subscribe>[0] & Pick<BackendEnvironment, 'seller' | 'storefrontUrl'>;

/** Routes of the newsletter form and of the link in its mail (DEC-23). */
export function newsletterRoutes(deps: Deps) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.post('/newsletter', LIMIT, async (request, reply) =>
      reply.status(202).send(await subscribe(deps, request.body)),
    );
    app.get('/newsletter/confirm', LIMIT, async (request, reply) => {
      const { token } = parseInput(tokenSchema, request.query);
      const [status, title, text] = CONFIRMATION_PAGES[await confirmSubscription(deps, token)];
      const link = { href: deps.storefrontUrl, label: `Go to ${deps.seller.name}` };
      return sendPlainPage(reply, { status, title, text, link });
    });
    done();
  };
}

const CONFIRMATION_PAGES: Readonly<
  Record<Confirmation, readonly [status: number, title: string, text: string]>
> = {
  confirmed: [
    200,
    'You are on the list',
    'Thank you for confirming. To leave the list, write to us at any time.',
  ],
  unknown: [
    410,
    'This link does not work any more',
    'Links are good for a week, and the newest one counts. Enter your address again to get another.',
  ],
};
