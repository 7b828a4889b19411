import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { color, family, radius, space, text } from './tokens';

export interface RadioCard<V extends string> {
  readonly value: V;
  readonly title: string;
  readonly description?: ReactNode;
  /** Shown at the right, usually a price. */
  readonly aside?: ReactNode;
}

interface RadioCardsProps<V extends string> {
  readonly legend: string;
  /** The `name` attribute of the radio buttons; must be unique on the page. */
  readonly name: string;
  readonly value: V;
  readonly onValueChange: (value: V) => void;
  readonly options: readonly RadioCard<V>[];
}

/**
 * Renders native radio buttons as cards with a title, a description and a price, in a `<fieldset>`. The whole card
 * is the label of its radio button. For options without prices use `RadioGroup`.
 */
export function RadioCards<V extends string>({
  legend,
  name,
  value,
  onValueChange,
  options,
}: RadioCardsProps<V>) {
  return (
    <fieldset css={setStyles}>
      <legend css={legendStyles}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} css={cardStyles} data-chosen={option.value === value}>
          <input
            type="radio"
            name={name}
            css={dotStyles}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          <span css={textStyles}>
            <strong css={titleStyles}>{option.title}</strong>
            {option.description && <span css={descriptionStyles}>{option.description}</span>}
          </span>
          {option.aside && <span css={asideStyles}>{option.aside}</span>}
        </label>
      ))}
    </fieldset>
  );
}

const setStyles = css`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
`;

const legendStyles = css`
  padding: 0;
  margin-bottom: ${space.s};
  font: 700 ${text.h4} ${family.heading};
`;

const cardStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space.s};
  padding: ${space.m};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  cursor: pointer;

  &[data-chosen='true'] {
    border-color: ${color.action};
    background: ${color.tint};
  }

  @media (forced-colors: active) {
    &[data-chosen='true'] {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }

  &:focus-within {
    border-color: ${color.action};
  }
`;

const dotStyles = css`
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: ${color.action};
`;

const textStyles = css`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const titleStyles = css`
  display: block;
  font: 700 ${text.body} ${family.body};
`;

const descriptionStyles = css`
  display: block;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const asideStyles = css`
  font: 700 ${text.h4} ${family.heading};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
