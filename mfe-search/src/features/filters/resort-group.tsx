import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import type { Counts } from '../../domain/results-view';

import type { FilterGroupProps, ResortsState } from './filter-props';
import { FilterFieldset } from './filter-fieldset';
import { listedResorts } from './listed-resorts';
import { useShowMore } from './use-show-more';
import { ValueRows } from './value-rows';

/** Lists of up to ten show all of it; longer ones show eight first (usability rule 22). */
const SHORT_LIST = 10;
const SHOWN_FIRST = 8;

interface ResortGroupProps extends FilterGroupProps {
  readonly resorts: ResortsState;
}

/** SRCH-FLT-15 to SRCH-FLT-17 */
export function ResortGroup({ choice, figures, resorts, onChange }: ResortGroupProps) {
  const { list, all, showAll } = useShowMore(SHOWN_FIRST);
  const names = resorts.kind === 'known' ? resorts.names : [];
  const counts = knownCounts(figures?.resortCounts);
  const listed = listedResorts(names, counts, choice.resorts);
  const shown =
    all || listed.length <= SHORT_LIST
      ? listed
      : listed.filter((name, index) => index < SHOWN_FIRST || choice.resorts.includes(name));

  return (
    <FilterFieldset legend="Resort">
      <div ref={list}>
        <ValueRows
          values={shown.map((name) => ({
            value: name,
            name,
            count: counts ? (counts[name] ?? 0) : undefined,
          }))}
          chosen={choice.resorts}
          onChange={(next) => onChange({ resorts: next })}
        />
      </div>
      {resorts.kind === 'loading' && <p css={wordsStyles}>Loading resorts…</p>}
      {resorts.kind === 'known' && names.length === 0 && <p css={wordsStyles}>No resorts found</p>}
      {shown.length < listed.length && (
        <Button look="quiet" onClick={showAll} css={moreStyles}>
          Show {listed.length - shown.length} more
        </Button>
      )}
    </FilterFieldset>
  );
}

/** Resorts are known from the hotel look-ups: before those, an answer counts none. */
function knownCounts(counts: Counts | undefined): Counts | null {
  return counts && Object.keys(counts).length > 0 ? counts : null;
}

const wordsStyles = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin: 0;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;

// Its words stand under those of the list.
const moreStyles = css`
  margin-left: calc(-1 * ${space.xs});
  padding-inline: ${space.xs};
`;
