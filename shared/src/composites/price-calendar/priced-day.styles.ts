import { css } from '@emotion/react';

import { color, family, motion, radius, text } from '../../ui/tokens';
import { monthGridStyles } from '../month-grid/month-grid.styles';

/** Styles of a rank tag, on a day and in the legend. */
export const tagStyles = css`
  & .day-tag {
    padding: 0 5px;
    border: 1px solid ${color.success};
    border-radius: ${radius.pill};
    background: ${color.success};
    color: ${color.onAction};
    font: 600 ${text.caption} ${family.body};
    white-space: nowrap;
  }

  & .day-tag[data-rank='Monthly best'] {
    border-color: ${color.action};
    background: ${color.surface};
    color: ${color.action};
  }

  & .day-tag-rest {
    display: none;
  }
`;

const dayStyles = css`
  & th {
    padding-bottom: 10px;
  }

  & td button {
    min-height: 60px;
    border-width: 1px;
    transition: border-color ${motion.small} ease-out;
  }

  & td button[aria-disabled='true']:not([data-selected]) {
    background: transparent;
    color: ${color.inkFaint};
    cursor: default;
  }

  & td button[aria-disabled='true']:not([data-selected]):hover {
    border-color: transparent;
  }

  & td button:focus-visible {
    z-index: 2;
  }

  & td button[data-kind='Best value']:not([data-selected]) {
    border-color: ${color.success};
    background: ${color.successSoft};
  }

  & td button[data-kind='Monthly best']:not([data-selected]) {
    border-color: ${color.action};
    background: ${color.tint};
  }

  & td button[data-kind='other']:not([data-selected]) {
    border: 1px dashed ${color.line};
    background: transparent;
    color: ${color.inkSoft};
    font-weight: 400;
  }

  & td .day-tag {
    position: absolute;
    z-index: 1;
    top: -10px;
  }
`;

// Always 16 px high, with a price, while loading and without a price, so that nothing moves. What loads does not shimmer:
// thirty days would be styled again in every frame.
const priceStyles = css`
  & .day-price {
    height: 1rem;
    font: ${text.caption} ${family.body};
    letter-spacing: -0.02em;
    white-space: nowrap;
  }

  & td button:is([data-kind='Best value'], [data-kind='Monthly best']) .day-price {
    font-weight: 700;
  }

  & .day-loading {
    width: 28px;
    max-width: 70%;
    height: 10px;
    margin: 3px 0;
    border-radius: ${radius.pill};
    background: ${color.lineSoft};
  }
`;

// Container queries, because the calendar is used in columns of different widths.
const roomStyles = css`
  container-type: inline-size;

  @container (max-width: 343.98px) {
    & table {
      border-spacing: 1px 2px;
    }

    & .day-price {
      letter-spacing: -0.04em;
    }

    & .day-price[data-long] .day-sign {
      display: none;
    }

    & .day-tag {
      padding: 0 1px;
      letter-spacing: -0.03em;
    }
  }

  @container (min-width: 640px) {
    & td .day-tag-rest {
      display: inline;
    }
  }
`;

const forcedStyles = css`
  @media (forced-colors: active) {
    & .day-loading {
      border: 1px solid GrayText;
    }

    & td button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

/** Styles of a month with prices: days at least 44 px high, readable in a calendar of 280 px and more. */
export const priceGridStyles = css`
  ${monthGridStyles}
  ${tagStyles}
  ${dayStyles}
  ${priceStyles}
  ${roomStyles}
  ${forcedStyles}
`;
