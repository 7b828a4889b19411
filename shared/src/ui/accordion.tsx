import { Accordion as Base } from '@base-ui/react/accordion';
import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { color, family, motion, space, text } from './tokens';

export interface AccordionSection {
  /** Unique within the accordion. */
  readonly value: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly sections: readonly AccordionSection[];
  /** Allows several open sections. By default opening one closes the others. */
  readonly multiple?: boolean;
  /** Values of the initially open sections. */
  readonly defaultOpen?: readonly string[];
  /** Level of the section headings, default 3. */
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * Renders collapsible sections (ARIA accordion pattern): each heading contains a button with `aria-expanded`, and
 * each panel is a region named after it. Closed panels are not in the DOM, so hide only secondary information.
 */
export function Accordion(props: AccordionProps) {
  const { sections, multiple = false, defaultOpen = [], headingLevel = 3 } = props;
  const Heading = HEADINGS[headingLevel];
  return (
    <Base.Root multiple={multiple} defaultValue={[...defaultOpen]} css={listStyles}>
      {sections.map(({ value, title, content }) => (
        <Base.Item key={value} value={value} css={itemStyles}>
          <Base.Header render={<Heading />} css={headingStyles}>
            <Base.Trigger css={triggerStyles}>
              <span>{title}</span>
              <ChevronDown size={20} aria-hidden />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel css={panelStyles}>
            <div css={contentStyles}>
              <div css={textStyles}>{content}</div>
            </div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const listStyles = css`
  border-top: 1px solid ${color.lineSoft};
`;

const itemStyles = css`
  border-bottom: 1px solid ${color.lineSoft};
`;

const headingStyles = css`
  margin: 0;
`;

const triggerStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  width: 100%;
  min-height: 48px;
  padding: ${space.s} ${space.xxs};
  border: 0;
  background: transparent;
  color: ${color.ink};
  font: 600 ${text.body} ${family.body};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > svg {
    flex: none;
    transition: transform ${motion.panel} ease-out;
  }

  &[data-panel-open] > svg {
    transform: rotate(180deg);
  }
`;

const panelStyles = css`
  display: grid;
  grid-template-rows: 1fr;

  @media (prefers-reduced-motion: no-preference) {
    transition:
      grid-template-rows ${motion.panel} ease-out,
      opacity ${motion.panel} ease-out;

    @media (prefers-reduced-motion: no-preference) {
      &[data-starting-style],
      &[data-ending-style] {
        grid-template-rows: 0fr;
        opacity: 0;
      }
    }
  }
`;

// The grid row animates to zero height; the inner element keeps its padding during the transition.
const contentStyles = css`
  min-height: 0;
  min-width: 0;
  overflow: hidden;

  [data-open]:not([data-starting-style]) > & {
    overflow: visible;
  }
`;

const textStyles = css`
  padding: 0 ${space.xxs} ${space.m};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
