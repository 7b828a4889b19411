import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
  DOCUMENT_SCHEMAS,
  type ContentDocuments,
} from '@storefront/backend/content/documents/content-documents';
import type { ContentKind } from '@storefront/backend/db/tables';
import type { DealDocument } from '@storefront/backend/content/documents/deal-document.schema';
import type { PageDocument } from '@storefront/backend/content/documents/page-document.schema';
import { monthsFrom, pageMonthCode } from '@storefront/backend/content/prices/month-codes';
import { addDays, daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

/** Day to which the dates in the documents are relative. */
const REFERENCE_DATE = '2026-11-21';
/** Base URL of the pictures in the documents: the default of `PUBLIC_BACKEND_URL`. */
const DEFAULT_BACKEND = 'http://localhost:3001';

/** Options of the seed content. Its hotels exist in the market with `DATA_SEED=7`. */
export interface SeedOptions {
  /** Dates of the documents are shifted to keep their distance to this day. */
  readonly today: IsoDate;
  /** Base URL of the backend that serves the pictures. */
  readonly publicUrl: string;
}

/** What only the demonstration has; menus, footer and static pages are those of every shop. */
export type SeedDocuments = Pick<ContentDocuments, 'pages' | 'groups' | 'deals'>;

/** Reads the documents in `pages/`, `groups/` and `deals/`, and shifts their dates. */
export function seedDocuments({ today, publicUrl }: SeedOptions): SeedDocuments {
  const read = (kind: ContentKind) => readFolder(kind, publicUrl);
  return {
    pages: read('pages').map((document) => shiftPage(DOCUMENT_SCHEMAS.pages.parse(document), today)),
    groups: read('groups').map((document) => DOCUMENT_SCHEMAS.groups.parse(document)),
    deals: read('deals').map((document) => shiftDeal(DOCUMENT_SCHEMAS.deals.parse(document), today)),
  };
}

function readFolder(kind: ContentKind, publicUrl: string): readonly unknown[] {
  const folder = fileURLToPath(new URL(`./${kind}/`, import.meta.url));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const text = readFileSync(`${folder}${name}`, 'utf8');
      return JSON.parse(text.replaceAll(`"${DEFAULT_BACKEND}/`, `"${publicUrl}/`)) as unknown;
    });
}

/** Shifts the periods of mark-ups and the creation date by the same number of days. */
function shiftDeal(deal: DealDocument, today: IsoDate): DealDocument {
  const days = daysBetween(REFERENCE_DATE, today);
  const [createdOn = '', time = ''] = deal.createdAt.split('T');
  return {
    ...deal,
    createdAt: `${addDays(createdOn, days)}T${time}`,
    markupPrices: deal.markupPrices.map(({ startDate, endDate, markup }) => ({
      startDate: addDays(startDate, days),
      endDate: addDays(endDate, days),
      markup,
    })),
  };
}

/** Shifts the prices of single months by the same number of months. */
function shiftPage(page: PageDocument, today: IsoDate): PageDocument {
  const entries = Object.entries(page.prices).map(([code, prices]) => {
    const ahead = monthsFrom(REFERENCE_DATE, MONTHS_AHEAD).findIndex(
      (month) => pageMonthCode(month) === code,
    );
    const month = monthsFrom(today, MONTHS_AHEAD)[ahead];
    if (month === undefined)
      throw new Error(`page ${page.id}: ${code} is not within a year of ${REFERENCE_DATE}`);
    return [pageMonthCode(month), prices] as const;
  });
  return { ...page, prices: Object.fromEntries(entries) };
}

const MONTHS_AHEAD = 12;
