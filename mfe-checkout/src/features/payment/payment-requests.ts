import type { OrderRequest } from '@storefront/shared/api/booking/create-order';
import type { BookingEmailRequest } from '@storefront/shared/api/booking/send-booking-email';
import type { CardPaymentRequest } from '@storefront/shared/api/booking/pay-by-card';
import type { GatewayRequest } from '@storefront/shared/api/booking/start-gateway-payment';
import type {
  HeldQuote,
  LeadDetails,
  PaymentAttempt,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { countryCode } from '@storefront/shared/domain/passengers/countries';
import { penceToPounds } from '@storefront/shared/domain/pricing/pence';

import { cardDigits, type CardForm } from '../../domain/card-rules';

import type { BookingWithPackage } from '../../domain/booking-with-package';

/** Builds the body of `POST /api/orders`; amounts in pounds (DEC-70). */
export function orderRequest(
  booking: BookingWithPackage,
  quote: HeldQuote,
  paid: PaymentAttempt,
): OrderRequest {
  const { chosen, extras, leadPassengerId } = booking;
  return {
    hotelName: chosen.hotelName,
    hotelLocation: chosen.location,
    duration: chosen.nights,
    // Another room replaces each of them, and another board that of the package (PRICE-04).
    roomType: chosen.rooms.map(({ name }) => extras.room?.name ?? name).join(', '),
    boardBasis: extras.board?.code ?? chosen.boardBasis,
    cruiseBoardBasis: extras.cruiseBoard?.boardType ?? null,
    pricePerPerson: penceToPounds(quote.perPerson),
    totalHolidayPrice: penceToPounds(quote.total),
    leadPassengerId: leadPassengerId ?? '',
    paymentId: paid.paymentId,
    paymentType: paid.paymentType,
    paymentAmount: penceToPounds(paid.amount),
    outboundFlight: chosen.outbound,
    inboundFlight: chosen.inbound,
    transfer: extras.transfer,
    selectedBaggage: extras.holdBags,
    selectedTours: extras.tours.map(({ id }) => id),
    quoteId: quote.quoteId,
  };
}

/** Builds the body of `POST /api/send-booking-email` (API-EMAIL-01). Amounts are those of the order, in pounds. */
export function emailRequest(
  { chosen, leadDetails, passengers }: BookingWithPackage,
  order: OrderRequest,
  bookingReference: string,
): BookingEmailRequest {
  const { outbound, inbound, imageUrl } = chosen;
  const email = leadDetails?.email ?? '';
  const address = leadDetails
    ? [
        leadDetails.addressLineOne,
        leadDetails.addressLineTwo,
        leadDetails.city,
        leadDetails.postcode,
        leadDetails.country,
      ]
        .filter(Boolean)
        .join(', ')
    : '';
  return {
    ...order,
    outboundFlightNumber: outbound.flightNumber,
    inboundFlightNumber: inbound.flightNumber,
    airline: outbound.airlineCode,
    // Only the lead passenger has contact details.
    passengers: passengers.map(({ title, firstName, lastName, dateOfBirth }, index) => ({
      title,
      firstName,
      lastName,
      dateOfBirth,
      email: index === 0 ? email : '',
      phone: index === 0 ? (leadDetails?.phone ?? '') : '',
      address: index === 0 ? address : '',
    })),
    email,
    hotelImage: imageUrl ?? '',
    bookingReference,
  };
}

/** Builds the body of `POST /api/payments`; the amount in pounds. Only this body and the form contain the card. */
export function cardRequest(
  card: CardForm,
  attempt: PaymentAttempt,
  quote: HeldQuote,
  leadPassengerId: string,
): CardPaymentRequest {
  return {
    name: card.name.trim(),
    cardNumber: cardDigits(card.number),
    month: card.month,
    year: card.year,
    securityCode: card.securityCode,
    amount: penceToPounds(attempt.amount),
    paymentType: attempt.paymentType,
    paymentId: attempt.paymentId,
    quoteId: quote.quoteId,
    leadPassengerId,
  };
}

/** Builds the body of `POST /api/pay`; the amount in pence. */
export function gatewayRequest(
  lead: LeadDetails,
  leadPassengerId: string,
  quote: HeldQuote,
  attempt: PaymentAttempt,
): GatewayRequest {
  return {
    phone: lead.phone,
    email: lead.email,
    postal: lead.postcode,
    country: countryCode(lead.country),
    city: lead.city,
    address: [lead.addressLineOne, lead.addressLineTwo].filter(Boolean).join(', '),
    amount: attempt.amount,
    currency: 'GBP',
    customerId: leadPassengerId,
    paymentId: attempt.paymentId,
    quoteId: quote.quoteId,
    paymentType: attempt.paymentType,
  };
}
