import type { ChosenPackage } from '../../contracts/booking-session/booking-session.schema';
import { addDays, type IsoDate } from '../dates/iso-date';

type Trip = Pick<ChosenPackage, 'departureDate' | 'nights' | 'inbound'>;

/** The day on which the travellers are home: a flight through the night lands after the last night is over. */
export function homeDate({ departureDate, nights, inbound }: Trip): IsoDate {
  const checkOut = addDays(departureDate, nights);
  const landing = inbound.arrivesAt.slice(0, 10);
  return landing > checkOut ? landing : checkOut;
}
