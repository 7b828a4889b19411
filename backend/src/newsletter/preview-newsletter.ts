import { escapeHtml } from '@storefront/server-kit/escape-html';
import { formatDate } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { NewsletterPageName } from '../content/documents/newsletter-document.schema';
import { mailBody } from '../mail/mail-layout';
import { newsletterContent, type NewsletterMailInput } from '../mail/newsletter-mail';

import { pageWithTexts } from './page-texts';

const PAGE_TITLES: Readonly<Record<NewsletterPageName, string>> = {
  confirm: 'Page of the link: confirm',
  confirmed: 'Page after the button',
  used: 'Page of a link that was used',
  expired: 'Page of a link that is too old',
  unknown: 'Page of a link without a request',
  unsubscribe: 'Page of the link to leave',
  unsubscribed: 'Page after leaving',
  notListed: 'Page of a link to leave that was used',
};

const NO_LINK = '#';

const STYLES = `body{margin:0;padding:24px;background:#e3e9ef;color:#10233a;font:16px/1.5 Arial,Helvetica,sans-serif}
section{max-width:640px;margin:0 auto 32px}h2{margin:0 0 4px;font-size:18px}.subject{margin:0 0 12px;color:#4a5b6e}
.page{padding:32px;background:#fff;border-radius:12px}.page h3{margin:0 0 12px;font-size:26px;line-height:1.2}.page p{margin:0}
.button{display:inline-block;margin-top:16px;padding:12px 20px;border-radius:8px;background:#0b5c74;color:#fff;font-weight:600}`;

/** Policy of the preview: styles of mails are inline; nothing else is loaded or run. */
export const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Returns an HTML document with the mails of a newsletter document as they are sent, with their subjects, and the pages
 * of their links.
 *
 * @param today an example of the last day of a link
 */
export function newsletterPreview(input: NewsletterMailInput, today: IsoDate): string {
  const mails = [
    ['Mail that asks to confirm', { confirmUrl: NO_LINK, unsubscribeUrl: NO_LINK }],
    ['Mail after the confirmation', { unsubscribeUrl: NO_LINK }],
  ] as const;
  const names = Object.keys(PAGE_TITLES) as NewsletterPageName[];
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Newsletter</title><style>${STYLES}</style></head><body><main>${mails
    .map(([title, letter]) => {
      const { subject, ...layout } = newsletterContent(letter, input);
      const small = `<p class="subject">Subject: ${escapeHtml(subject)}</p>`;
      return section(title, `${small}${mailBody(layout).replace('<h1 ', '<h3 ').replace('</h1>', '</h3>')}`);
    })
    .join(
      '',
    )}${names.map((name) => section(PAGE_TITLES[name], pageOf(name, input, today))).join('')}</main></body></html>`;
}

function section(title: string, content: string): string {
  return `<section><h2>${escapeHtml(title)}</h2>${content}</section>`;
}

function pageOf(name: NewsletterPageName, input: NewsletterMailInput, today: IsoDate): string {
  const page = pageWithTexts(
    input.texts,
    { name, status: 200, until: formatDate(today), action: NO_LINK },
    input,
  );
  const button = page.button ? `<span class="button">${escapeHtml(page.button.label)}</span>` : '';
  return `<div class="page"><h3>${escapeHtml(page.title)}</h3><p>${escapeHtml(page.text)}</p>${button}</div>`;
}
