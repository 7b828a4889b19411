import { Tabs as Base } from '@base-ui/react/tabs';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';

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
  const select = (next: unknown) => {
    const selected = tabs.find((tab) => tab.value === next);
    if (selected) onValueChange?.(selected.value);
  };
  const valueProps = value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value };

  return (
    <Base.Root {...valueProps} onValueChange={select} css={rootStyles}>
      <Base.List aria-label={label} activateOnFocus css={listStyles}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} css={tabStyles}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} css={panelStyles}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

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

  &[data-active] {
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
