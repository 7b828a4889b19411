/** The static pages, with the parts that each renders from the settings and the code of the shop. */
export const TEXT_PAGES = {
  'about-us': {
    path: '/about-us',
    parts: ['what-we-sell', 'money-protection', 'claims', 'contact-options'],
  },
  'contact-us': { path: '/contact-us', parts: ['contact-options', 'contact-form', 'office-map'] },
  'customer-service': {
    path: '/customer-service',
    parts: ['help-cards', 'questions', 'contact-options', 'accessibility'],
  },
  'privacy-policy': {
    path: '/privacy-policy',
    parts: [
      'who',
      'comments',
      'cookies',
      'booking',
      'newsletter',
      'recipients',
      'retention',
      'rights',
      'contact',
    ],
  },
  'terms-and-conditions': {
    // The spelling of this path is required (DEC-37).
    path: '/terms-and-conditon',
    parts: [
      'definitions',
      'atol',
      'payments',
      'booking-conditions',
      'booking-types',
      'responsibilities',
      'cancellations',
      'changes',
      'liability',
      'insurance',
      'law',
      'amendments',
      'contact',
    ],
  },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly parts: readonly string[] }>>;

export type TextPageId = keyof typeof TEXT_PAGES;
