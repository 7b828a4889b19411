import { existsSync, readFileSync } from 'node:fs';

import { errorMessage } from '@storefront/server-kit/error-text';
import { shopSettingsSchema } from '@storefront/shared/contracts/shop-settings';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

import type { BookingTerms } from '../db/after-booking-tables';

/** The public settings of the shop that mails, documents and "Manage my booking" state. */
export type ShopSettings = Pick<StorefrontConfig, 'seller' | 'beforeYouPay' | 'bookingTerms' | 'claims'>;

/**
 * Reads the settings of the shop, which the edge server shows as well. A missing file stands for the defaults.
 *
 * @throws Error naming the file and every invalid field
 */
export function readShopSettings(file: string): ShopSettings {
  const parsed = shopSettingsSchema.safeParse(existsSync(file) ? readJson(file) : {});
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`Invalid settings in ${file}:\n${lines.join('\n')}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${file}: ${errorMessage(error)}`, { cause: error });
  }
}

/** Returns the terms that a new booking keeps. Without a number for every charge a person decides on cancellations. */
export function termsOf({ beforeYouPay, bookingTerms }: ShopSettings): BookingTerms {
  const rows = beforeYouPay?.cancellation ?? [];
  const cancellation = rows.flatMap(({ daysBefore, share }) =>
    share == null ? [] : [{ daysBefore, share }],
  );
  return {
    balanceDueDays: bookingTerms.balanceDueDays,
    cancellation: cancellation.length === rows.length ? cancellation : [],
  };
}
