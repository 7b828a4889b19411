import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';
import { renderRoutes } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Component } from '../src/routes/manage.route';

import { ACCESS, fakeManageService, type StubResponses } from './manage-service';

interface ManageOptions {
  readonly booking?: ManagedBooking;
  readonly stubs?: StubResponses;
  readonly at?: string;
  /** Whether this tab has access to the booking already. */
  readonly hasAccess?: boolean;
}

/** Opens `/manage` with a fake backend; by default in a tab with access to a booking. */
export function openManage({
  booking = aManagedBooking(),
  stubs = {},
  at = '/manage',
  hasAccess = true,
}: ManageOptions = {}) {
  if (hasAccess) sessionStorage.setItem('bookingAccess', JSON.stringify(ACCESS));
  const service = fakeManageService(booking, stubs);
  const user = userEvent.setup();
  const view = renderRoutes([{ path: '/manage', Component }], at);
  return { ...view, service, user };
}

export const bookingHeading = () => screen.findByRole('heading', { level: 1, name: /^Sol Bay Resort/ });
export const findHeading = () => screen.findByRole('heading', { level: 1, name: 'Manage my booking' });

/** URLs of the links that scripts clicked: files that were saved, and pages that were opened. */
export function recordOpenedUrls(): string[] {
  const urls: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    urls.push(this.download || this.href);
  });
  return urls;
}
