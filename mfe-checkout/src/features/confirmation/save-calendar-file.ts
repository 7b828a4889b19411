import type { CalendarEntry } from '@storefront/shared/domain/booking/holiday-calendar';
import { saveFile } from '@storefront/shared/platform/files/save-file';

/** Creates the calendar file and downloads it. The code is loaded on the first click. */
export async function saveCalendarFile(holiday: CalendarEntry, seller: string): Promise<void> {
  const { createHolidayCalendar: holidayCalendar } =
    await import('@storefront/shared/domain/booking/holiday-calendar');
  const file = new Blob([holidayCalendar(holiday, seller)], { type: 'text/calendar;charset=utf-8' });
  saveFile(file, 'holiday.ics');
}
