import { css } from '@emotion/react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { selectedInForcedColours } from './forced-colours';
import { color, family, radius, space, text } from './tokens';

export interface Tab<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<V extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<V>[];
  /** The selected tab of a controlled component; omit it to let the component keep its own state. */
  readonly value?: V;
  /** Initially selected tab of an uncontrolled component; defaults to the first one. */
  readonly defaultValue?: V;
  readonly onValueChange?: (value: V) => void;
}

/**
 * Renders a tab list with one visible panel (ARIA tabs pattern). Arrow keys, Home and End move the focus and
 * select the tab. A row of tabs that is too wide scrolls horizontally inside its own box.
 */
export function Tabs<V extends string>({ label, tabs, value, defaultValue, onValueChange }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue ?? tabs[0]?.value);
  const selected = tabs.find((tab) => tab.value === (value ?? ownValue));
  const select = (tab: Tab<V>) => {
    setOwnValue(tab.value);
    onValueChange?.(tab.value);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = KEYS[event.key]?.(index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
    select(tab);
  };

  return (
    <div css={rootStyles}>
      <div ref={list} role="tablist" aria-label={label} css={listStyles}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === selected}
            aria-controls={tab === selected ? `${id}-panel` : undefined}
            tabIndex={tab === selected ? 0 : -1}
            css={tabStyles}
            onClick={() => select(tab)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {selected && (
        <div
          key={selected.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${selected.value}`}
          // A panel without controls must be reachable with the keyboard (ARIA tabs pattern).
          tabIndex={0}
          css={panelStyles}
        >
          {selected.content}
        </div>
      )}
    </div>
  );
}

const KEYS: Readonly<Record<string, ((index: number, count: number) => number) | undefined>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const rootStyles = css`
  min-width: 0;
`;

// The padding leaves room for the focus ring, which the scrolling box would clip.
const listStyles = css`
  position: relative;
  display: flex;
  gap: ${space.xxs};
  padding: 5px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-bottom: 1px solid ${color.lineSoft};
`;

const tabStyles = css`
  flex: none;
  min-height: 44px;
  padding: ${space.xs} ${space.m};
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.inkSoft};
  font: 600 ${text.body} ${family.body};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${color.surfaceAlt};
  }

  &[aria-selected='true'] {
    background: ${color.tint};
    color: ${color.action};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 8px;

    ${selectedInForcedColours}
  }
`;

const panelStyles = css`
  padding-block: ${space.m};
  font: ${text.body} ${family.body};
`;
