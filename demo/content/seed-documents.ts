import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
  DOCUMENT_SCHEMAS,
  type ContentDocuments,
  type ContentKind,
} from '@storefront/backend/content/documents/content-documents';
import type { DealDocument } from '@storefront/backend/content/documents/deal-document.schema';
import type { PageDocument } from '@storefront/backend/content/documents/page-document.schema';
import { monthsFrom, pageMonthCode } from '@storefront/backend/content/prices/month-codes';
import { addDays, daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

/** The day for which the documents are written. */
const WRITTEN_ON = '2026-11-21';
/** The backend whose pictures the documents name: the default of `PUBLIC_BACKEND_URL`. */
const DEFAULT_BACKEND = 'http://localhost:3001';

/** Content of the demonstration on its first day; the hotels are those of the market with `DATA_SEED=7`. */
export interface SeedOptions {
  /** Dates of the documents are moved so that they keep their distance to this day. */
  readonly today: IsoDate;
  /** Base URL of the backend that serves the pictures. */
  readonly publicUrl: string;
}

/** Reads the documents in `pages/`, `groups/` and `deals/`, moved to a day. */
export function seedDocuments({ today, publicUrl }: SeedOptions): ContentDocuments {
  const read = (kind: ContentKind) => readFolder(kind, publicUrl);
  return {
    pages: read('pages').map((document) => movedPage(DOCUMENT_SCHEMAS.pages.parse(document), today)),
    groups: read('groups').map((document) => DOCUMENT_SCHEMAS.groups.parse(document)),
    deals: read('deals').map((document) => movedDeal(DOCUMENT_SCHEMAS.deals.parse(document), today)),
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

/** Mark-ups and the day of creation keep their distance to today. */
function movedDeal(deal: DealDocument, today: IsoDate): DealDocument {
  const days = daysBetween(WRITTEN_ON, today);
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

/** Prices of single months keep their number of months from now. */
function movedPage(page: PageDocument, today: IsoDate): PageDocument {
  const entries = Object.entries(page.prices).map(([code, prices]) => {
    const ahead = monthsFrom(WRITTEN_ON, MONTHS_AHEAD).findIndex((month) => pageMonthCode(month) === code);
    const month = monthsFrom(today, MONTHS_AHEAD)[ahead];
    if (month === undefined)
      throw new Error(`page ${page.id}: ${code} is not within a year of ${WRITTEN_ON}`);
    return [pageMonthCode(month), prices] as const;
  });
  return { ...page, prices: Object.fromEntries(entries) };
}

const MONTHS_AHEAD = 12;
