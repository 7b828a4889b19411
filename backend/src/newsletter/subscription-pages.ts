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
import { isSubscriber, unsubscribe } from './unsubscribe';

type Deps = SubscribeDeps & Pick<BackendEnvironment, 'seller' | 'storefrontUrl' | 'dataDir'>;
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
  const send = (reply: FastifyReply, page: Page) => sendPlainPage(reply, { ...page, link });

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    acceptForms(app);
    app.setErrorHandler(
      errorHandler({
        toHttpError: unavailableError,
        sendBody: (reply, { status }) => send(reply, failurePage(status)),
      }),
    );
    for (const path of [CONFIRM_PATH, FORMER_CONFIRM_PATH])
      app.get(path, READ, async (request, reply) => send(reply, await openConfirmation(deps, request.query)));
    app.post(CONFIRM_PATH, CHANGE, async (request, reply) => send(reply, await confirm(deps, request.query)));
    app.get(UNSUBSCRIBE_PATH, READ, async (request, reply) => {
      const token = tokenOfLink(request.query);
      const isListed = token !== null && (await isSubscriber(deps, token));
      return send(reply, isListed ? unsubscribeQuestion(token) : notOnList(deps, 410));
    });
    app.post(UNSUBSCRIBE_PATH, CHANGE, async (request, reply) => {
      const token = tokenOfLink(request.query);
      if (token === null) return send(reply, notOnList(deps, 410));
      return send(reply, (await unsubscribe(deps, token)) ? UNSUBSCRIBED : notOnList(deps, 200));
    });
    done();
  };
}

/** The forms say nothing that the address does not say. */
function acceptForms(app: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, _body, done) => done(null, null));
}

async function openConfirmation(deps: Deps, query: unknown): Promise<Page> {
  const token = tokenOfLink(query);
  return confirmationPage(token ?? '', await stateOf(deps, token));
}

async function confirm(deps: Deps, query: unknown): Promise<Page> {
  const token = tokenOfLink(query);
  if (token !== null && (await confirmSubscription(deps, token))) return CONFIRMED;
  return confirmationPage(token ?? '', await stateOf(deps, token));
}

async function stateOf(deps: Deps, token: string | null): Promise<ConfirmationLink> {
  return token === null ? { state: 'unknown' } : readConfirmationLink(deps, token);
}

function confirmationPage(token: string, link: ConfirmationLink): Page {
  if (link.state === 'used') return USED;
  if (link.state === 'unknown') return UNKNOWN;
  const day = formatDate(ukDateOf(link.until.getTime()));
  if (link.state === 'expired')
    return {
      status: 410,
      title: 'This link is too old',
      text: `Links are good for a week, and this one ended on ${day}. Enter your address again at the foot of any of our pages to get another.`,
    };
  return {
    status: 200,
    title: 'Shall we write to you?',
    text: `Press the button and our offers arrive about once a week. The link works once, until ${day}.`,
    button: { action: `${CONFIRM_PATH}?token=${token}`, label: 'Yes, write to me' },
  };
}

const CONFIRMED: Page = {
  status: 200,
  title: 'You are on the list',
  text: 'Thank you for confirming. Every letter has a link with which you leave the list.',
};

const USED: Page = {
  status: 200,
  title: 'You are on the list already',
  text: 'This link works once and has been used. There is nothing more to do. Every letter has a link with which you leave the list.',
};

const UNKNOWN: Page = {
  status: 410,
  title: 'This link does not work',
  text: 'Part of it may be missing: open it from the mail again, or copy all of it. Only the link of the newest mail counts, and none works after you have left the list. Enter your address again at the foot of any of our pages to get another.',
};

function unsubscribeQuestion(token: string): Page {
  return {
    status: 200,
    title: 'Leave the list?',
    text: 'Press the button and we erase your address from our newsletter. You get no more letters from it.',
    button: { action: `${UNSUBSCRIBE_PATH}?token=${token}`, label: 'Unsubscribe' },
  };
}

const UNSUBSCRIBED: Page = {
  status: 200,
  title: 'You have left the list',
  text: 'Your address is erased from our newsletter, and we do not write to it again.',
};

function notOnList({ seller }: Deps, status: 200 | 410): Page {
  return {
    status,
    title: 'No address on the list belongs to this link',
    text: `Either you have left the list already, or part of the link is missing. If letters still arrive, write to ${seller.email} and we erase your address.`,
  };
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
