import type { NewsletterDocument } from './newsletter-document.schema';

/** The texts of the newsletter without a live document, and the first revision of the document. */
export const BUILT_IN_NEWSLETTER: NewsletterDocument = {
  id: 'site',
  request: {
    subject: 'Please confirm: news from {shop}',
    title: 'One step and you are on the list',
    body: 'Somebody, we hope you, asked {shop} to write to this address about holidays.',
    button: 'Confirm my address',
  },
  welcome: {
    subject: 'You are on the list: news from {shop}',
    title: 'You are on the list',
    body: 'Thank you for confirming. {shop} writes to you about once a week, with offers and nothing else.',
    claim: null,
  },
  footer: null,
  pages: {
    confirm: {
      title: 'Shall we write to you?',
      text: 'Press the button and our offers arrive about once a week. The link works once, until {until}.',
      button: 'Yes, write to me',
    },
    confirmed: {
      title: 'You are on the list',
      text: 'Thank you for confirming. Every letter has a link with which you leave the list.',
    },
    used: {
      title: 'You are on the list already',
      text: 'This link works once and has been used. There is nothing more to do. Every letter has a link with which you leave the list.',
    },
    expired: {
      title: 'This link is too old',
      text: 'Links are good for a week, and this one ended on {until}. Enter your address again at the foot of any of our pages to get another.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'Part of it may be missing: open it from the mail again, or copy all of it. Only the link of the newest mail counts, and none works after you have left the list. Enter your address again at the foot of any of our pages to get another.',
    },
    unsubscribe: {
      title: 'Leave the list?',
      text: 'Press the button and we erase your address from our newsletter. You get no more letters from it.',
      button: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'You have left the list',
      text: 'Your address is erased from our newsletter, and we do not write to it again.',
    },
    notListed: {
      title: 'No address on the list belongs to this link',
      text: 'Either you have left the list already, or part of the link is missing. If letters still arrive, write to {email} and we erase your address.',
    },
  },
};
