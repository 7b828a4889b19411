import type { CalendarEntry } from '@storefront/shared/domain/booking/holiday-calendar';

/** Browsers read the file some time after the click, so its URL must stay valid for a while. */
const REVOKE_DELAY_MS = 60_000;

/** Creates the calendar file and downloads it. The code is loaded on the first click. */
export async function saveCalendarFile(holiday: CalendarEntry, seller: string): Promise<void> {
  const { createHolidayCalendar: holidayCalendar } =
    await import('@storefront/shared/domain/booking/holiday-calendar');
  const file = new Blob([holidayCalendar(holiday, seller)], { type: 'text/calendar;charset=utf-8' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'holiday.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
