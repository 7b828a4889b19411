import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import type { Storefront } from './storefront';

/**
 * Waits for a mail to an address and returns its link.
 *
 * @param text part of the link
 * @param mailText part of the mail, such as a booking reference
 */
export async function linkInMail(
  { dataDir }: Pick<Storefront, 'dataDir'>,
  address: string,
  text: string,
  mailText = '',
): Promise<string> {
  const folder = join(dataDir, 'outbox');
  let link: string | undefined;
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      link = mails
        .filter((mail) => recipientsOf(mail).includes(address) && mail.includes(mailText))
        .flatMap(linksOf)
        .find((candidate) => candidate.includes(text));
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** Decodes quoted-printable as far as links need it. */
function linksOf(mail: string): readonly string[] {
  return (
    mail
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=')
      .match(/https?:[^\s"<>]+/g) ?? []
  );
}

/** The header `To`, which has the name of a person before the address and may be folded. */
function recipientsOf(mail: string): string {
  return /^To:(?:.*(?:\r?\n[ \t])?)+/m.exec(mail)?.[0] ?? '';
}
