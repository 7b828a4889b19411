import type { TextPageContent } from './text-page.schema';

/** Texts of About Us: settings and facts only (DEC-109). */
export const ABOUT_US: TextPageContent = {
  title: 'About Us',
  lead: '{brand} sells package holidays from the United Kingdom: flight and hotel together, in one booking and at one price.',
  seoTitle: 'About Us',
  seoDescription:
    '{brand} sells package holidays from the United Kingdom: flight and hotel in one booking and at one price.',
  sections: [
    {
      heading: 'Who we are',
      body: '<p>{brand} is a holiday seller for travellers from the United Kingdom. This site is operated by {companyName}, {address}.</p><p>You do not need an account. Search, choose, pay, and keep the booking reference: that is all there is to it. If you would rather talk to somebody, our sales team takes bookings by phone as well.</p>',
      picture: '/media/beach-12/960.jpg',
      part: null,
    },
    { heading: 'What we sell', body: '', picture: null, part: 'what-we-sell' },
    {
      heading: 'How we price',
      body: '<ul><li>Prices are <strong>per person, in pounds</strong>, for the date, airport, nights and board that are shown with them, flights included.</li><li>Before you book, price and availability are <strong>checked again</strong>. If either has changed, you see the old price and the new one and decide for yourself.</li><li><strong>Nothing that costs money is ticked for you.</strong> Hold bags, transfers and tours are added only when you add them.</li><li>You see <strong>every line and the total</strong> before you pay, and that total is what is charged. Nothing is added for paying by card.</li><li>When departure is more than 21 days away you may pay a <strong>deposit</strong> and the rest {balanceDue}.</li></ul>',
      picture: '/media/dubrovnik-5/960.jpg',
      part: null,
    },
    { heading: 'How your money is protected', body: '', picture: null, part: 'money-protection' },
    { heading: 'What our claims rest on', body: '', picture: null, part: 'claims' },
    { heading: 'How to reach us', body: '', picture: null, part: 'contact-options' },
  ],
};
