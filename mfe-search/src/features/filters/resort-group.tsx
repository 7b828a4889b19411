import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import type { Counts } from '../../domain/results-view';

import type { FilterGroupProps, ResortsState } from './filter-props';
import { FilterFieldset } from './filter-fieldset';
import { listedResorts } from './listed-resorts';
import { useShowMore } from './use-show-more';
import { ValueRows } from './value-rows';

/** Up to ten values are all visible; longer lists start with eight (usability rule 22). */
const SHORT_LIST = 10;
const INITIAL_COUNT = 8;

interface ResortGroupProps extends FilterGroupProps {
  readonly resorts: ResortsState;
}

/** SRCH-FLT-15 to SRCH-FLT-17 */
export function ResortGroup({ choice, stats, resorts, onChange }: ResortGroupProps) {
  const { list, all, showAll } = useShowMore(INITIAL_COUNT);
  const names = resorts.kind === 'loaded' ? resorts.names : [];
  const counts = countsOrNull(stats?.resortCounts);
  const listed = listedResorts(names, counts, choice.resorts);
  const visible =
    all || listed.length <= SHORT_LIST
      ? listed
      : listed.filter((name, index) => index < INITIAL_COUNT || choice.resorts.includes(name));

  return (
    <FilterFieldset legend="Resort">
      <div ref={list}>
        <ValueRows
          values={visible.map((name) => ({
            value: name,
            name,
            count: counts ? (counts[name] ?? 0) : undefined,
          }))}
          chosen={choice.resorts}
          onChange={(next) => onChange({ resorts: next })}
        />
      </div>
      {resorts.kind === 'loading' && <p css={noteStyles}>Loading resorts…</p>}
      {resorts.kind === 'loaded' && names.length === 0 && <p css={noteStyles}>No resorts found</p>}
      {visible.length < listed.length && (
        <Button look="quiet" onClick={showAll} css={moreStyles}>
          Show {listed.length - visible.length} more
        </Button>
      )}
    </FilterFieldset>
  );
}

/** Counts are empty until the hotel lookup has returned: show none instead of zeros. */
function countsOrNull(counts: Counts | undefined): Counts | null {
  return counts && Object.keys(counts).length > 0 ? counts : null;
}

const noteStyles = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin: 0;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;

// Aligns the label with the labels of the list.
const moreStyles = css`
  margin-left: calc(-1 * ${space.xs});
  padding-inline: ${space.xs};
`;
