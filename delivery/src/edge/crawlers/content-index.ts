import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { Result } from '@storefront/shared/domain/result/result';
import { backendUrl } from '@storefront/shared/platform/config/endpoints';
import { requestJson, type ApiError } from '@storefront/shared/platform/http/request-json';
import { z } from 'zod';

const entrySchema = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  /** Instant, ISO 8601. */
  updatedAt: z.iso.datetime({ offset: true }),
  /** Absent: the folder of the kind with the id. */
  path: z.string().startsWith('/').optional(),
});

/** `GET {backend}/api/content-index`: all published content by kind. */
export const contentIndexSchema = z.object({
  pages: z.array(entrySchema),
  groups: z.array(entrySchema),
  deals: z.array(entrySchema),
  /** Paths of pages of the shop that search engines may not list. */
  hiddenPaths: z.array(z.string()).default([]),
});
export type ContentIndex = z.output<typeof contentIndexSchema>;

const TIMEOUT_MS = 5_000;

export function fetchContentIndex(config: StorefrontConfig): Promise<Result<ContentIndex, ApiError>> {
  return requestJson(backendUrl(config, 'api/content-index'), contentIndexSchema, { timeoutMs: TIMEOUT_MS });
}
