import type { FastifyInstance } from 'fastify';

import type { BookingTokens } from '../access/booking-tokens';
import type { Supplier } from '../supplier/supplier';
import { cancelPayment, payByCard, payOnPage, paymentStatus, type PaymentDeps } from '../payments/pay';

import { confirmOrder, sendBookingMailNow } from './orders';
import { createLeadPassenger, createOtherPassengers, saveContact } from './passengers';
import { createQuote } from '../quotes/quotes';

/** Enough for a person, too little for a program. */
const WRITES = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };
const PAYMENTS = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

/** Routes of the booking calls (specification 7), from quote to email. */
export function bookingRoutes(
  deps: PaymentDeps & { readonly supplier: Supplier; readonly tokens: BookingTokens },
) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    const { db, provider, clock } = deps;
    app.addHook('onSend', async (_request, reply, payload) => {
      reply.header('cache-control', 'no-store');
      return payload;
    });

    app.post('/quotes', WRITES, (request) => createQuote(deps, request.body));
    app.post('/userContact', WRITES, (request) => saveContact(db, clock, request.body));
    app.post('/createLeadPassenger', WRITES, (request) => createLeadPassenger(db, clock, request.body));
    app.post('/createOtherPassengers', WRITES, (request) => createOtherPassengers(db, clock, request.body));
    app.get('/ptstatus', async () => ({ data: await provider.isAvailable() }));
    app.post('/payments', PAYMENTS, (request) => payByCard(deps, request.body));
    app.post('/pay', PAYMENTS, (request) => payOnPage(deps, request.body));
    app.get<{ Params: { paymentId: string } }>('/payment/status/:paymentId', (request) =>
      paymentStatus(deps, request.params.paymentId),
    );
    app.post('/payment/cancel', PAYMENTS, (request) => cancelPayment(deps, request.body));
    app.post('/orders', WRITES, (request) => confirmOrder(deps, request.body));
    app.post('/send-booking-email', WRITES, (request) => sendBookingMailNow(deps, request.body));
    done();
  };
}
