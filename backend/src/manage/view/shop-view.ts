import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';

import type { ShopSettings } from '../../config/shop-settings';

type ShopFacts = Pick<ManagedBooking, 'seller' | 'organiser' | 'protection' | 'emergency' | 'information'>;

interface ShopSource extends Pick<ShopSettings, 'beforeYouPay'> {
  /** Emails may have no phone number. */
  readonly seller: Omit<ShopSettings['seller'], 'phone'> & { readonly phone: string | null };
}

/** Returns what the booking states about the shop: seller, organiser, protection, emergency line and texts. */
export function shopFacts({ seller, beforeYouPay }: ShopSource): ShopFacts {
  const { companyName, address, phone, email, salesHours, atolNumber, emergencyPhone, emergencyHours } =
    seller;
  return {
    seller: { name: companyName, address, phone, email, hours: salesHours },
    organiser: beforeYouPay?.organiser ?? {
      name: companyName,
      address: [...address, phone, email].filter((line) => line !== null),
    },
    protection: {
      atolNumber,
      // No claim about protection without an ATOL number (DEC-41).
      text: atolNumber === null ? null : `This holiday is ATOL protected, number ${atolNumber}.`,
    },
    emergency: emergencyPhone === null ? null : { phone: emergencyPhone, hours: emergencyHours },
    information: informationOf(beforeYouPay),
  };
}

/** As the block "Before you pay" states it. */
const UNKNOWN_TAXES =
  'Some places ask for a tax that you pay on the spot. We do not know whether this one does: please ask us.';

function informationOf(texts: ShopSettings['beforeYouPay']): ShopFacts['information'] {
  const rows = [
    ['Changes', texts?.changes],
    ['Passport and visa', texts?.passportAndVisa],
    ['Health', texts?.health],
    ['Reduced mobility', texts?.mobility],
    ['Insurance', texts?.insurance],
    ['Local taxes', texts ? (texts.localTaxes ?? UNKNOWN_TAXES) : null],
    ['Number of travellers', texts?.minimumNumber],
    ['Language', texts?.language],
    ['Complaints', texts?.complaints],
  ] as const;
  return rows.flatMap(([title, text]) => (text ? [{ title, text }] : []));
}
