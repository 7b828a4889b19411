import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

import type { Counts } from '../../domain/results-view';

import {
  amenitiesMatching,
  countOf,
  allAmenities,
  INITIAL_PER_GROUP,
  initialAmenities,
  type AmenityList,
} from './amenity-lists';
import { FilterFieldset } from './filter-fieldset';
import { SoftDisabledButton } from './soft-disabled-button';
import { useAmenityDraft } from './use-amenity-draft';
import { useShowMore } from './use-show-more';
import { ValueRows } from './value-rows';

export interface AmenityPickerProps {
  readonly chosen: readonly string[];
  /** Hotels by amenity, each together with the applied ones; `null`: not known. */
  readonly counts: Counts | null;
  readonly onApply: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Content of the dialog: search, names by group, Reset and Apply. */
export function AmenityPicker({ chosen, counts, onApply, onClose }: AmenityPickerProps) {
  const { draft, kept, setDraft, apply } = useAmenityDraft({ chosen, onApply, onClose });
  const [typed, setTyped] = useState('');
  const { list, all, showAll } = useShowMore(INITIAL_PER_GROUP);
  const searching = typed.trim() !== '';
  const initial = initialAmenities(kept);
  const hidden = countOf(allAmenities()) - countOf(initial);
  const browsed = all ? allAmenities() : initial;
  const visible = searching ? amenitiesMatching(typed) : browsed;

  return (
    <div css={pickerStyles}>
      <TextField
        label="Search amenities"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" css={statusStyles}>
        {searching ? matchMessage(visible, typed) : ''}
      </p>
      <div ref={list} css={listStyles}>
        {visible.map(({ group, names }) => (
          <FilterFieldset key={group} legend={group}>
            <div css={namesStyles}>
              <ValueRows
                values={names.map((name) => ({
                  value: name,
                  name,
                  count: counts ? (counts[name] ?? 0) : undefined,
                }))}
                chosen={draft}
                onChange={setDraft}
              />
            </div>
          </FilterFieldset>
        ))}
      </div>
      {!searching && !all && hidden > 0 && (
        <Button look="outline" onClick={showAll}>
          Show {hidden} more
        </Button>
      )}
      <div css={footStyles}>
        <span css={[statusStyles, chosenStyles]}>{draft.length} chosen</span>
        <SoftDisabledButton look="quiet" inactive={draft.length === 0} onClick={() => setDraft([])}>
          Reset
        </SoftDisabledButton>
        <Button onClick={apply}>Apply</Button>
      </div>
    </div>
  );
}

function matchMessage(visible: readonly AmenityList[], typed: string): string {
  const count = countOf(visible);
  if (count === 0) return `No amenity matches “${typed.trim()}”`;
  return count === 1 ? '1 amenity matches' : `${count} amenities match`;
}

// Not a grid: a sticky grid item stays within its own row.
const pickerStyles = css`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  min-width: 0;
`;

const statusStyles = css`
  margin: 0;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};

  &:empty {
    position: absolute;
  }
`;

// The sticky buttons cover the end of the list: a focused name is scrolled clear of them.
const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  & input {
    scroll-margin-block: ${space.section};
  }
`;

const namesStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
  column-gap: ${space.l};
`;

// Extends over the padding of the dialog, so that no content is visible below or beside the buttons.
const footStyles = css`
  --edge: ${space.m};

  position: sticky;
  bottom: calc(-1 * var(--edge));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs};
  margin: 0 calc(-1 * var(--edge)) calc(-1 * var(--edge));
  padding: ${space.s} var(--edge) var(--edge);
  border-top: 1px solid ${color.lineSoft};
  background: ${color.surface};

  ${from.desktop} {
    --edge: ${space.l};
  }
`;

const chosenStyles = css`
  margin-right: auto;
`;
