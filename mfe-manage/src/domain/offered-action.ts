import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';

import type { ManageView } from './manage-view';

type Traveller = ManagedBooking['travellers'][number];
type Extra = ManagedBooking['extrasOffer']['items'][number];

/** A screen that changes the booking, with what it is about. */
export type OfferedAction =
  | Extract<ManageView, { readonly name: 'pay' | 'cancel' | 'contact' | 'request' }>
  | { readonly name: 'name'; readonly traveller: Traveller }
  | { readonly name: 'extra'; readonly extra: Extra };

/** Returns the action of a screen, or `null` when the booking does not allow it: then the whole booking is shown. */
export function offeredAction(view: ManageView, booking: ManagedBooking): OfferedAction | null {
  if (booking.status === 'cancelled') return null;
  switch (view.name) {
    case 'overview':
      return null;
    case 'pay':
      return booking.balance.due > 0 && booking.openPayment === null ? view : null;
    case 'cancel':
      return booking.cancellation.isPossible ? view : null;
    case 'contact':
    case 'request':
      return view;
    case 'name':
      return nameAction(view.traveller, booking);
    case 'extra':
      return extraAction(view.id, booking);
  }
}

function nameAction(position: number, { travellers }: ManagedBooking): OfferedAction | null {
  const traveller = travellers.find(({ index }) => index === position);
  return traveller?.canCorrectName ? { name: 'name', traveller } : null;
}

function extraAction(extraId: string, { extrasOffer }: ManagedBooking): OfferedAction | null {
  const extra = extrasOffer.items.find(({ id }) => id === extraId);
  return extra ? { name: 'extra', extra } : null;
}
