import type { TextPageContent } from './text-page.schema';

/** Texts of the Privacy Policy (STATIC-03). What is stored is stated by the code, which a test compares. */
export const PRIVACY_POLICY: TextPageContent = {
  title: 'Privacy Policy',
  lead: 'What we store about you, where, why and for how long.',
  seoTitle: 'Privacy Policy',
  seoDescription: 'What we store about you, where, why and for how long.',
  sections: [
    { heading: 'Who is responsible', body: '', picture: null, part: 'who' },
    { heading: 'Comments and messages', body: '', picture: null, part: 'comments' },
    { heading: 'Cookies and browser storage', body: '', picture: null, part: 'cookies' },
    { heading: 'What we store about a booking', body: '', picture: null, part: 'booking' },
    { heading: 'Newsletter', body: '', picture: null, part: 'newsletter' },
    { heading: 'Who gets your data', body: '', picture: null, part: 'recipients' },
    { heading: 'Retention', body: '', picture: null, part: 'retention' },
    { heading: 'Your rights', body: '', picture: null, part: 'rights' },
    { heading: 'Contact', body: '', picture: null, part: 'contact' },
  ],
};
