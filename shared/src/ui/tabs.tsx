import { Tabs as Base } from '@base-ui/react/tabs';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { chosenInForcedColours } from './forced-colours';
import { color, family, radius, space, text } from './tokens';

export interface Tab<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<V extends string> {
  /** What the row of tabs is about. */
  readonly label: string;
  readonly tabs: readonly Tab<V>[];
  readonly value?: V;
  /** The first tab, where nothing is said. */
  readonly defaultValue?: V;
  readonly onValueChange?: (value: V) => void;
}

/** Parts of one thing, one at a time. Arrows, Home and End move and open; the row scrolls inside itself. */
export function Tabs<V extends string>({ label, tabs, value, defaultValue, onValueChange }: TabsProps<V>) {
  const choose = (next: unknown) => {
    const chosen = tabs.find((tab) => tab.value === next);
    if (chosen) onValueChange?.(chosen.value);
  };
  const start = value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value };

  return (
    <Base.Root {...start} onValueChange={choose} css={rootStyles}>
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

// The padding leaves room for the focus ring, which the scrolling box would cut.
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

    ${chosenInForcedColours}
  }
`;

const panelStyles = css`
  padding-block: ${space.m};
  font: ${text.body} ${family.body};
`;
