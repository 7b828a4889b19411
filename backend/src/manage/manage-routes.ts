import type { FastifyInstance } from 'fastify';

import type { BookingTokens, TokenHolder } from '../access/booking-tokens';
import { findBooking } from '../access/find-booking';
import { openLink } from '../access/open-link';
import { requireAccess } from '../access/require-access';
import { sendBookingLinks } from '../access/send-link';
import { documentFile } from '../documents/booking-documents';
import { ApiError } from '../http/api-error';
import type { PaymentDeps } from '../payments/pay';

import { addExtras, readExtrasRequest } from './add-extras';
import { readBookingRequest, sendBookingRequest } from './booking-request';
import { cancelBooking, quoteCancellation, readCancelRequest, readQuoteRequest } from './cancellation';
import { changeContact, correctName, readContactRequest, readNameRequest } from './change-people';
import { payBalance, readPayRequest } from './pay-balance';
import { bookingView, type ViewDeps } from './view/booking-view';

export interface ManageDeps extends ViewDeps, PaymentDeps {
  readonly tokens: BookingTokens;
}

const READS = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };
const CHANGES = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
const LINKS = { config: { rateLimit: { max: 20, timeWindow: '15 minutes' } } };

/** Routes of "Manage my booking". The token of a request names its booking, so no request does. */
export function manageRoutes(deps: ManageDeps) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    const { db, tokens, clock } = deps;
    app.addHook('onSend', async (_request, reply, payload) => {
      reply.header('cache-control', 'no-store');
      return payload;
    });
    app.addHook('onError', async (_request, reply, error) => {
      if (error instanceof ApiError && typeof error.details['retryAfter'] === 'number')
        reply.header('retry-after', error.details['retryAfter']);
    });
    const holderOf = (request: Parameters<typeof requireAccess>[2]): Promise<TokenHolder> =>
      requireAccess(db, tokens, request);

    app.post('/find', (request) => findBooking(deps, request.body, request.ip));
    app.post('/open-link', LINKS, (request) => openLink(deps, request.body));
    app.post('/send-link', LINKS, async (request, reply) => {
      await reply.status(202).send(await sendBookingLinks(db, clock.now(), request.body));
    });
    app.get('/booking', READS, async (request) => bookingView(deps, (await holderOf(request)).orderId));
    app.get<{ Params: { documentId: string } }>('/documents/:documentId', READS, async (request, reply) => {
      const booking = await bookingView(deps, (await holderOf(request)).orderId);
      const file = await documentFile(booking, request.params.documentId);
      if (!file) throw new ApiError(404, 'unknown-document', 'There is no such document.');
      return reply
        .type(file.mediaType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
        .send(file.bytes);
    });
    registerPayments(app, deps, holderOf);
    registerChanges(app, deps, holderOf);
    done();
  };
}

type HolderOf = (request: Parameters<typeof requireAccess>[2]) => Promise<TokenHolder>;

/** Input is read before the token, so that an invalid request is named as such. */
function registerPayments(app: FastifyInstance, deps: ManageDeps, holderOf: HolderOf): void {
  const { smallestPayment } = deps.shop.bookingTerms;
  app.post('/pay', CHANGES, async (request) => {
    const input = readPayRequest(request.body);
    return payBalance({ ...deps, smallestPayment }, (await holderOf(request)).orderId, input);
  });
  app.post('/cancellation/quote', CHANGES, async (request) => {
    readQuoteRequest(request.body);
    return quoteCancellation(deps, (await holderOf(request)).orderId);
  });
  app.post('/cancellation', CHANGES, async (request) => {
    const { quoteId } = readCancelRequest(request.body);
    const { orderId } = await holderOf(request);
    await cancelBooking(deps, orderId, quoteId);
    return { booking: await bookingView(deps, orderId), access: null };
  });
}

function registerChanges(app: FastifyInstance, deps: ManageDeps, holderOf: HolderOf): void {
  const { db, tokens, clock, shop } = deps;
  const { nameCorrectionDays, extrasDays } = shop.bookingTerms;
  app.post('/contact', CHANGES, async (request) => {
    const input = readContactRequest(request.body);
    const before = await holderOf(request);
    const holder = await changeContact(db, before, input);
    const access = holder.version === before.version ? null : tokens.access(holder);
    return { booking: await bookingView(deps, holder.orderId), access };
  });
  app.post('/name', CHANGES, async (request) => {
    const input = readNameRequest(request.body);
    const { orderId } = await holderOf(request);
    await correctName(db, orderId, input, { today: clock.today(), daysBefore: nameCorrectionDays });
    return { booking: await bookingView(deps, orderId), access: null };
  });
  app.post('/extras', CHANGES, async (request) => {
    const input = readExtrasRequest(request.body);
    const { orderId } = await holderOf(request);
    await addExtras({ db, clock }, orderId, input, extrasDays);
    return { booking: await bookingView(deps, orderId), access: null };
  });
  app.post('/request', CHANGES, async (request) => {
    const input = readBookingRequest(request.body);
    return sendBookingRequest(db, (await holderOf(request)).orderId, input);
  });
}
