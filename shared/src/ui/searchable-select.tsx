import { Combobox } from '@base-ui/react/combobox';
import { css } from '@emotion/react';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';

import { controlStyles, labelStyles } from './field';
import {
  pickerFieldStyles,
  pickerPositionerStyles,
  pickerTriggerStyles,
  pickerValueStyles,
} from './picker.styles';
import { color, family, radius, shadow, space, text } from './tokens';

export interface SelectableItem {
  readonly id: number;
  readonly name: string;
  /** Shown after the name, such as a country. */
  readonly detail?: string;
}

export interface ItemGroup {
  readonly value: string;
  readonly items: readonly SelectableItem[];
}

interface SearchableSelectProps {
  readonly label: string;
  readonly value: SelectableItem;
  readonly onValueChange: (item: SelectableItem) => void;
  /** The lists while nothing is typed. */
  readonly groups: readonly ItemGroup[];
  /** What a typed text finds. */
  readonly search: (text: string) => readonly SelectableItem[];
  readonly emptyText: string;
  readonly placeholder: string;
  readonly icon?: ReactNode;
}

/** A list to choose from that can be searched: grouped until something is typed, then what was found. */
export function SearchableSelect(props: SearchableSelectProps) {
  const { label, value, onValueChange, groups, search, emptyText, placeholder, icon } = props;
  const [typed, setTyped] = useState('');
  const labelId = useId();
  const shown = useMemo(
    () =>
      typed.trim() === ''
        ? groups
        : [{ value: 'Found', items: search(typed) }].filter(({ items }) => items.length > 0),
    [typed, groups, search],
  );

  return (
    <Combobox.Root<SelectableItem, false, SelectableItem>
      items={shown as { value: string; items: SelectableItem[] }[]}
      filter={null}
      value={value}
      onValueChange={(item) => item && onValueChange(item)}
      inputValue={typed}
      onInputValueChange={(next, { reason }) => setTyped(reason === 'input-change' ? next : '')}
      onOpenChange={() => setTyped('')}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(one, other) => one.id === other.id}
      autoHighlight
    >
      <div css={pickerFieldStyles}>
        <Combobox.Label css={labelStyles}>
          <span id={labelId}>{label}</span>
        </Combobox.Label>
        {/* The library names its trigger in the browser only: until then a page of the server had it nameless. */}
        <Combobox.Trigger aria-labelledby={labelId} css={[controlStyles, pickerTriggerStyles]}>
          {icon}
          <span css={pickerValueStyles}>
            <Combobox.Value>
              {(item: SelectableItem | null) => (item ? item.name : placeholder)}
            </Combobox.Value>
          </span>
          <ChevronDown size={20} aria-hidden />
        </Combobox.Trigger>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner css={pickerPositionerStyles} sideOffset={4} align="start">
          <Combobox.Popup css={popupStyles} aria-label={label}>
            <Combobox.Input
              css={[controlStyles, inputStyles]}
              placeholder={placeholder}
              aria-label={`Search: ${label}`}
            />
            <Combobox.Empty>
              <div css={emptyStyles}>{emptyText}</div>
            </Combobox.Empty>
            <Combobox.List css={listStyles}>
              {(group: ItemGroup) => (
                <Combobox.Group key={group.value} items={group.items as SelectableItem[]}>
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
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
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
