import { errorHandler } from '@storefront/server-kit/service/error-response';
import { ukDateOf } from '@storefront/shared/domain/dates/iso-date';
import { formatDate } from '@storefront/shared/domain/dates/format-day';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { BackendEnvironment } from '../config/environment';
import { sendPlainPage, type PlainPage } from '../http/plain-page';
import { unavailableError } from '../http-app';

import { confirmSubscription, readConfirmationLink, type ConfirmationLink } from './confirm-subscription';
import type { SubscribeDeps } from './subscribe';
import { CONFIRM_PATH, FORMER_CONFIRM_PATH, tokenOfLink, UNSUBSCRIBE_PATH } from './subscription-links';
import { newsletterTexts } from '../content/documents/newsletter-texts';
import { pageWithTexts, type PageChoice } from './page-texts';
import { isSubscriber, unsubscribe } from './unsubscribe';

type Deps = SubscribeDeps & Pick<BackendEnvironment, 'seller' | 'shop' | 'storefrontUrl' | 'dataDir'>;
type Page = Omit<PlainPage, 'link'>;

const RATE = { rateLimit: { max: 30, timeWindow: '1 minute' } };
const READ = { config: RATE };
/** The token in the address is the permission, so the page that sends it does not matter; mail services send none. */
const CHANGE = { config: { ...RATE, acceptsAnyOrigin: true }, bodyLimit: 4096 };

/**
 * Pages of the links in newsletter mails (DEC-23, DEC-134). GET changes nothing, because mail scanners open links; the
 * button of the page sends a POST. Mail services send the same POST for a reader who leaves the list (RFC 8058).
 */
export function subscriptionPages(deps: Deps) {
  const { seller, storefrontUrl } = deps;
  const link = { href: storefrontUrl, label: `Go to ${seller.name}` };
  const sendPage = (reply: FastifyReply, page: Page) => sendPlainPage(reply, { ...page, link });
  const send = async (reply: FastifyReply, page: PageChoice) =>
    sendPage(reply, pageWithTexts(await newsletterTexts(deps), page, deps));

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    acceptForms(app);
    app.setErrorHandler(
      errorHandler({
        toHttpError: unavailableError,
        sendBody: (reply, { status }) => sendPage(reply, failurePage(status)),
      }),
    );
    for (const path of [CONFIRM_PATH, FORMER_CONFIRM_PATH])
      app.get(path, READ, async (request, reply) => send(reply, await openConfirmation(deps, request.query)));
    app.post(CONFIRM_PATH, CHANGE, async (request, reply) => send(reply, await confirm(deps, request.query)));
    app.get(UNSUBSCRIBE_PATH, READ, async (request, reply) => {
      const token = tokenOfLink(request.query);
      const isListed = token !== null && (await isSubscriber(deps, token));
      return send(reply, isListed ? unsubscribeQuestion(token) : { name: 'notListed', status: 410 });
    });
    app.post(UNSUBSCRIBE_PATH, CHANGE, async (request, reply) => {
      const token = tokenOfLink(request.query);
      if (token === null) return send(reply, { name: 'notListed', status: 410 });
      const name = (await unsubscribe(deps, token)) ? 'unsubscribed' : 'notListed';
      return send(reply, { name, status: 200 });
    });
    done();
  };
}

/** The forms say nothing that the address does not say. */
function acceptForms(app: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, _body, done) => done(null, null));
}

async function openConfirmation(deps: Deps, query: unknown): Promise<PageChoice> {
  const token = tokenOfLink(query);
  return confirmationPage(token ?? '', await stateOf(deps, token));
}

async function confirm(deps: Deps, query: unknown): Promise<PageChoice> {
  const token = tokenOfLink(query);
  if (token !== null && (await confirmSubscription(deps, token))) return { name: 'confirmed', status: 200 };
  return confirmationPage(token ?? '', await stateOf(deps, token));
}

async function stateOf(deps: Deps, token: string | null): Promise<ConfirmationLink> {
  return token === null ? { state: 'unknown' } : readConfirmationLink(deps, token);
}

function confirmationPage(token: string, link: ConfirmationLink): PageChoice {
  if (link.state === 'used') return { name: 'used', status: 200 };
  if (link.state === 'unknown') return { name: 'unknown', status: 410 };
  const until = formatDate(ukDateOf(link.until.getTime()));
  if (link.state === 'expired') return { name: 'expired', status: 410, until };
  return { name: 'confirm', status: 200, until, action: `${CONFIRM_PATH}?token=${token}` };
}

function unsubscribeQuestion(token: string): PageChoice {
  return { name: 'unsubscribe', status: 200, action: `${UNSUBSCRIBE_PATH}?token=${token}` };
}

function failurePage(status: number): Page {
  return status === 429
    ? {
        status,
        title: 'One moment',
        text: 'There were many tries in a short time. Please wait a minute and try again.',
      }
    : { status, title: 'This did not work', text: 'Nothing was changed. Please try again in a moment.' };
}
