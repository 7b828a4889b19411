import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { returnDate } from '@storefront/shared/domain/booking/return-date';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

export interface Milestone {
  readonly kind: 'booked' | 'reminder' | 'balance' | 'fly-out' | 'home';
  readonly label: string;
  readonly on: IsoDate;
  /** `next` is the first milestone that is still ahead. */
  readonly state: 'done' | 'next' | 'ahead';
}

type TimelineFields = Pick<ManagedBooking, 'bookedOn' | 'balance' | 'holiday'>;

/**
 * Returns what happened and what comes next, in the order of the dates. A balance that is paid has no milestone, and of
 * the reminders only the next one is shown.
 *
 * @param today UK calendar date
 */
export function bookingTimeline({ bookedOn, balance, holiday }: TimelineFields, today: IsoDate): Milestone[] {
  const reminder = balance.reminders.find(({ isSent, on }) => !isSent && on >= today);
  const milestones = [
    { kind: 'booked' as const, label: 'Booked', on: bookedOn, isDone: true },
    ...(reminder && balance.due > 0
      ? [{ kind: 'reminder' as const, label: 'We remind you', on: reminder.on, isDone: false }]
      : []),
    ...(balance.dueBy && balance.due > 0
      ? [
          {
            kind: 'balance' as const,
            label: balance.isOverdue ? 'Balance overdue' : 'Balance due',
            on: balance.dueBy,
            isDone: false,
          },
        ]
      : []),
    milestone('fly-out', 'Fly out', holiday.departureDate, today),
    milestone('home', 'Home', returnDate(holiday), today),
  ].toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
  const next = milestones.findIndex(({ isDone }) => !isDone);
  return milestones.map(({ isDone, ...rest }, index) => ({
    ...rest,
    state: isDone ? 'done' : index === next ? 'next' : 'ahead',
  }));
}

function milestone<K extends Milestone['kind']>(kind: K, label: string, on: IsoDate, today: IsoDate) {
  return { kind, label, on, isDone: on < today };
}
