import { normalisedWords, type IndexedDeal } from './deal-index';
import type { DealFilters, FilterGroup } from './list-view';

export interface DealJudge {
  readonly group: FilterGroup;
  readonly passes: (deal: IndexedDeal) => boolean;
}

/** A judge for each filter that is on. */
export function judgesOf({ type, boards, stars, upTo, month, words }: DealFilters): readonly DealJudge[] {
  const wanted = normalisedWords(words).split(' ').filter(Boolean);
  const judges: readonly (DealJudge | false)[] = [
    type !== null && { group: 'type', passes: (deal) => deal.type === type },
    boards.length > 0 && {
      group: 'boards',
      passes: ({ board }) => board !== null && boards.includes(board),
    },
    stars.length > 0 && { group: 'stars', passes: (deal) => stars.includes(deal.stars) },
    upTo !== null && { group: 'upTo', passes: ({ price }) => price <= upTo * 100 },
    month !== null && { group: 'month', passes: (deal) => deal.month === month },
    wanted.length > 0 && {
      group: 'words',
      passes: (deal) => wanted.every((word) => deal.words.includes(word)),
    },
  ];
  return judges.filter((judge) => judge !== false);
}
