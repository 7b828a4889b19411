import { addDays, type IsoDate } from '../dates/iso-date';

/** Days before the due date on which a reminder is sent, first one first. */
export const REMINDER_DAYS = [14, 7, 1] as const;

/**
 * Returns the last day to pay the balance (PRICE-19, DEC-203): never before the booking, since a late booking
 * would be overdue at once.
 *
 * @param balanceDueDays days before departure; 0 is the departure date
 */
export function balanceDueDate(departureDate: IsoDate, balanceDueDays: number, bookedOn: IsoDate): IsoDate {
  const due = addDays(departureDate, -balanceDueDays);
  return due < bookedOn ? bookedOn : due;
}

/** Returns when the balance is due, for a sentence about all bookings: `by your departure date`. */
export function balanceDueText(balanceDueDays: number): string {
  if (balanceDueDays === 0) return 'by your departure date';
  return `by ${balanceDueDays === 1 ? 'the day' : `${balanceDueDays} days`} before your departure date, or on the day you book if that is later`;
}

/** Returns the days on which reminders of a balance are sent, those before the booking left out. */
export function reminderDates(dueBy: IsoDate, bookedOn: IsoDate): readonly IsoDate[] {
  return REMINDER_DAYS.map((days) => addDays(dueBy, -days)).filter((day) => day > bookedOn);
}
