import type { TextPageContent } from './text-page.schema';

/** Texts of the Terms and Conditions (STATIC-01). Their sections state the terms that the code applies. */
export const TERMS_AND_CONDITIONS: TextPageContent = {
  title: 'Terms and Conditions',
  lead: 'What you and we agree to when you book a holiday here.',
  seoTitle: 'Terms and Conditions',
  seoDescription: 'What you and we agree to when you book a holiday here.',
  sections: [
    { heading: 'Definitions', body: '', picture: null, part: 'definitions' },
    { heading: 'ATOL financial protection', body: '', picture: null, part: 'atol' },
    { heading: 'Visa and MasterCard payments', body: '', picture: null, part: 'payments' },
    { heading: 'Booking conditions', body: '', picture: null, part: 'booking-conditions' },
    { heading: 'Booking types', body: '', picture: null, part: 'booking-types' },
    { heading: 'Client responsibilities', body: '', picture: null, part: 'responsibilities' },
    { heading: 'Cancellations in writing', body: '', picture: null, part: 'cancellations' },
    { heading: 'Changes', body: '', picture: null, part: 'changes' },
    { heading: 'Liability', body: '', picture: null, part: 'liability' },
    { heading: 'Insurance', body: '', picture: null, part: 'insurance' },
    { heading: 'English law', body: '', picture: null, part: 'law' },
    { heading: 'Amendments', body: '', picture: null, part: 'amendments' },
    { heading: 'Contact', body: '', picture: null, part: 'contact' },
  ],
};
