import { escapeHtml } from '@storefront/server-kit/escape-html';

export interface MailLayout {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
  /** A small link at the end with which the reader leaves a list. */
  readonly leave?: { readonly label: string; readonly url: string };
  /** Small lines at the end, such as the company and its address. */
  readonly small?: readonly string[];
  readonly seller: string;
}

/** Returns the HTML of a mail. Mail clients need tables and inline styles. */
export function mailHtml(layout: MailLayout): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(layout.title)}</title></head><body style="margin:0;padding:24px 12px;background:#f5f8fa;color:#10233a;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">${mailBody(layout)}</body></html>`;
}

/** Returns the table that is the content of a mail, for its preview as well. */
export function mailBody({
  title,
  paragraphs,
  facts,
  action,
  after,
  leave,
  small = [],
  seller,
}: MailLayout): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid #e3e9ef;font-weight:600;width:34%">${escapeHtml(label)}</th><td style="padding:8px 0;border-bottom:1px solid #e3e9ef">${escapeHtml(value)}</td></tr>`,
  );
  const lines = (all: readonly string[]) =>
    all.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  const table = rows.length
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 20px;font-size:15px">${rows.join('')}</table>`
    : '';
  const button = action
    ? `<p style="margin:0 0 20px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 22px;border-radius:8px;background:#0b5c74;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  const leaving = leave
    ? `<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(leave.url)}" style="color:#0b5c74">${escapeHtml(leave.label)}</a></p>`
    : '';
  const foot = small
    .map((text) => `<p style="margin:16px 0 0;color:#4a5b6e;font-size:14px">${escapeHtml(text)}</p>`)
    .join('');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:12px"><tr><td style="padding:20px 28px;background:#10233a;color:#ffffff;font-weight:700;border-radius:12px 12px 0 0">${escapeHtml(seller)}</td></tr><tr><td style="padding:28px"><h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(title)}</h1>${lines(paragraphs)}${table}${button}${lines(after)}${foot}${leaving}</td></tr></table></td></tr></table>`;
}
