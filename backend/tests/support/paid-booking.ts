import { quoteResponseSchema } from '@storefront/shared/api/booking/request-quote';
import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import { cardBody, type CardPayment } from './purchase';
import { postJson } from './server-process';
import { LEAD, SECOND } from './people';

const SEARCH =
  '/dpSearch.php?destinationId=101&departureId=-1&dateMin=2027-06-10&dateMax=2027-06-12&durationMin=7&durationMax=7&adultsRoom1=2';

/**
 * Makes and pays a booking as a browser would. The calls go to `urls` in turn.
 *
 * @param supplierUrl base URL of the supplier calls; below the first backend when left out
 */
export async function paidBooking(
  urls: readonly string[],
  supplierUrl = `${urls[0]}/supplier`,
): Promise<CardPayment> {
  let turn = 0;
  const next = () => urls[turn++ % urls.length] ?? '';
  const [, reference] =
    /<Result reference="([^"]+)"/.exec(await (await fetch(supplierUrl + SEARCH)).text()) ?? [];
  const request = { reference, rooms: DEFAULT_OCCUPANCY, extras: NO_EXTRAS };
  const quote = quoteResponseSchema.parse(await postJson(`${next()}/api/quotes`, request));
  const lead = await postJson(`${next()}/api/createLeadPassenger`, LEAD);
  const leadPassengerId = String(lead['leadPassengerId']);
  const others = { leadPassengerId, passengers: [{ ...SECOND, leadPassengerId }] };
  await postJson(`${next()}/api/createOtherPassengers`, others);
  const body = cardBody(quote, leadPassengerId);
  expect(await postJson(`${next()}/api/payments`, body)).toEqual({ payment: { paymentId: body.paymentId } });
  return { quote, body };
}
