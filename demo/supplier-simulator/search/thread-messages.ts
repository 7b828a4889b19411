import type { GroupField } from '@storefront/backend/supplier/supplier';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { z } from 'zod';

import type { MarketQuery, PackageQuery } from '../market/market';

/** What a search thread computes. */
export type ThreadTask =
  | { readonly name: 'search'; readonly query: MarketQuery; readonly today: IsoDate }
  | { readonly name: 'destinations'; readonly query: PackageQuery; readonly today: IsoDate }
  | {
      readonly name: 'cheapest';
      readonly query: PackageQuery;
      readonly groupBy: readonly GroupField[];
      readonly today: IsoDate;
    };

const taskSchema = z.custom<ThreadTask>(
  (value) => typeof value === 'object' && value !== null && 'name' in value && 'query' in value,
);

/** Messages to a thread. */
export const threadRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('task'), task: taskSchema }),
  z.object({ kind: z.literal('cancel') }),
]);

/** Messages from a thread. `done` and `failed` end a task. */
export const threadMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('chunk'),
    chunk: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  }),
  z.object({ kind: z.literal('done'), value: z.unknown() }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);
export type ThreadMessage = z.output<typeof threadMessageSchema>;

export const threadDataSchema = z.object({ seed: z.number(), mediaBase: z.string() });
