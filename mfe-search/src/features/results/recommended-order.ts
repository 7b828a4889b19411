import { postJson } from '@storefront/shared/http/request-json';
import { z } from 'zod';

const SORT_LIMIT_MS = 10_000;

const answerSchema = z.object({ giataIds: z.array(z.number()) });

/** Places by review, best first; `null` when the call failed, and the order stays as it is (API-SORT-02). */
export async function recommendedOrder(
  apiUrl: string,
  giataIds: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, number> | null> {
  if (giataIds.length === 0) return null;
  const url = `${apiUrl}/sortGiataIdsByTripAdvisorRating`;
  const answer = await postJson(url, { giataIds, order: 'desc' }, answerSchema, {
    timeoutMs: SORT_LIMIT_MS,
    signal,
  });
  return answer.ok ? new Map(answer.value.giataIds.map((giataId, place) => [giataId, place])) : null;
}
