import { Combobox } from '@base-ui/react/combobox';
import { css } from '@emotion/react';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';

import { controlStyles, labelStyles } from './field';
import {
  pickerFieldStyles,
  pickerPositionerStyles,
  pickerButtonStyles,
  pickerValueStyles,
} from './picker.styles';
import type { ItemGroup, SelectableItem } from './selectable-item';
import { color, family, radius, shadow, space, text } from './tokens';
import { useGrowingGroups } from './use-growing-groups';
import { VisuallyHidden } from './visually-hidden';

export interface SearchableSelectProps {
  readonly label: string;
  readonly value: SelectableItem;
  readonly onValueChange: (item: SelectableItem) => void;
  /** Shown while the search input is empty. */
  readonly groups: readonly ItemGroup[];
  /** Returns the items that match the typed text; must be synchronous. */
  readonly search: (text: string) => readonly SelectableItem[];
  /** Shown when nothing matches. */
  readonly emptyText: string;
  /** Placeholder of the search input. */
  readonly placeholder: string;
  /** Decorative icon on the trigger. */
  readonly icon?: ReactNode;
}

/**
 * Creates the collator that Base UI creates with its first combobox, although ours filters nothing by it. The first one
 * of a page reads the rules of collation, for 7 ms; the next ones take 0.1 ms.
 */
export function prepareCollation(): void {
  new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base', ignorePunctuation: true });
}

/** Renders the select of `SearchableSelect`, which loads this module at the first use. It starts open. */
export function SearchableSelectBox(props: SearchableSelectProps) {
  const { label, value, onValueChange, groups, search, placeholder, icon } = props;
  const [query, setQuery] = useState('');
  const labelId = useId();
  const isSearching = query.trim() !== '';
  const found = useMemo(
    () =>
      isSearching ? [{ value: 'Found', items: search(query) }].filter(({ items }) => items.length > 0) : null,
    [isSearching, query, search],
  );
  const growing = useGrowingGroups(found ?? groups, value);

  return (
    <Combobox.Root<SelectableItem, false, SelectableItem>
      items={growing.groups as { value: string; items: SelectableItem[] }[]}
      filter={null}
      value={value}
      onValueChange={(item) => item && onValueChange(item)}
      inputValue={query}
      onInputValueChange={(next, { reason }) => setQuery(reason === 'input-change' ? next : '')}
      onOpenChangeComplete={(isOpen) => {
        if (isOpen) return growing.complete();
        // Not when the popup starts to close: it would render the items of the next opening.
        setQuery('');
        growing.reset();
      }}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(one, other) => one.id === other.id}
      autoHighlight
      defaultOpen
    >
      <div css={pickerFieldStyles}>
        <Combobox.Label css={labelStyles}>
          <span id={labelId}>{label}</span>
        </Combobox.Label>
        <Combobox.Trigger aria-labelledby={labelId} css={pickerButtonStyles}>
          {icon}
          <span css={pickerValueStyles}>
            <Combobox.Value>
              {(item: SelectableItem | null) => (item ? item.name : placeholder)}
            </Combobox.Value>
          </span>
          <ChevronDown size={20} aria-hidden />
        </Combobox.Trigger>
      </div>
      <SelectPopup
        {...props}
        matches={found?.[0]?.items.length ?? 0}
        onScroll={growing.onScroll}
        onKeyDown={growing.onKeyDown}
      />
    </Combobox.Root>
  );
}

interface SelectPopupProps
  extends
    Pick<SearchableSelectProps, 'label' | 'placeholder' | 'emptyText'>,
    Pick<ReturnType<typeof useGrowingGroups>, 'onScroll' | 'onKeyDown'> {
  /** Number of matches of the typed text, which is announced; 0 before and without. */
  readonly matches: number;
}

function SelectPopup({ label, placeholder, emptyText, matches, onScroll, onKeyDown }: SelectPopupProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner css={pickerPositionerStyles} sideOffset={4} align="start">
        <Combobox.Popup css={popupStyles} aria-label={label}>
          <Combobox.Input
            css={[controlStyles, inputStyles]}
            placeholder={placeholder}
            aria-label={`Search: ${label}`}
            onKeyDownCapture={onKeyDown}
          />
          <Combobox.Status>
            {matches > 0 && <VisuallyHidden>{pluralMatches(matches)}</VisuallyHidden>}
          </Combobox.Status>
          <Combobox.Empty>
            <div css={emptyStyles}>{emptyText}</div>
          </Combobox.Empty>
          <Combobox.List css={listStyles} onScroll={onScroll}>
            {(group: ItemGroup) => <SelectGroup key={group.value} group={group} />}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

function pluralMatches(count: number): string {
  return count === 1 ? '1 match' : `${count} matches`;
}

function SelectGroup({ group }: { readonly group: ItemGroup }) {
  return (
    <Combobox.Group items={group.items as SelectableItem[]}>
      <Combobox.GroupLabel css={groupStyles}>{group.value}</Combobox.GroupLabel>
      <Combobox.Collection>
        {(item: SelectableItem) => (
          <Combobox.Item key={`${group.value}-${item.id}`} value={item} css={itemStyles}>
            <Combobox.ItemIndicator css={tickStyles}>
              <Check size={16} aria-hidden />
            </Combobox.ItemIndicator>
            <span>
              {item.name}
              {item.detail && <span css={detailStyles}>, {item.detail}</span>}
            </span>
          </Combobox.Item>
        )}
      </Combobox.Collection>
    </Combobox.Group>
  );
}

const popupStyles = css`
  display: grid;
  grid-template-rows: auto 1fr;
  width: min(380px, 92vw);
  max-height: min(420px, var(--available-height));
  padding: ${space.xs};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
`;

const inputStyles = css`
  margin-bottom: ${space.xs};
`;

const listStyles = css`
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const groupStyles = css`
  padding: ${space.xs};
  font: 700 ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const itemStyles = css`
  display: grid;
  grid-template-columns: 24px 1fr;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space.xs};
  border-radius: ${radius.field};
  font: ${text.body} ${family.body};
  cursor: pointer;

  & > span:last-child {
    grid-column: 2;
  }

  &[data-highlighted] {
    background: ${color.tint};
  }
`;

const tickStyles = css`
  grid-column: 1;
  grid-row: 1;
  color: ${color.action};
`;

const detailStyles = css`
  color: ${color.inkFaint};
`;

const emptyStyles = css`
  padding: ${space.m};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
