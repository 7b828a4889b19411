import { css } from '@emotion/react';

import { color, family, radius, text } from './tokens';

/** Styles of a `react-day-picker` month: days of at least 44 px, the selected day in teal. */
export const calendarStyles = css`
  position: relative;

  & .rdp-months {
    position: relative;
  }

  & .rdp-nav {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;
  }

  & .rdp-button_previous,
  & .rdp-button_next {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: ${radius.pill};
    background: transparent;
    color: ${color.ink};
    cursor: pointer;
  }

  & .rdp-button_previous:hover,
  & .rdp-button_next:hover {
    background: ${color.tint};
  }

  & .rdp-button_previous[aria-disabled='true'],
  & .rdp-button_next[aria-disabled='true'] {
    background: transparent;
    color: ${color.lineSoft};
    cursor: not-allowed;
  }

  & .rdp-chevron {
    fill: currentcolor;
  }

  & .rdp-month_caption {
    display: grid;
    place-items: center;
    height: 44px;
    font: 700 ${text.body} ${family.heading};
  }

  & .rdp-month_grid {
    width: 100%;
    border-collapse: separate;
    border-spacing: 2px;
    table-layout: fixed;
  }

  & .rdp-weekday {
    font: 600 ${text.small} ${family.body};
    color: ${color.inkFaint};
  }

  & .rdp-day {
    padding: 0;
  }

  & .rdp-day button {
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    width: 100%;
    min-height: 44px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${radius.field};
    background: ${color.surfaceAlt};
    color: ${color.ink};
    font: 600 ${text.body} ${family.body};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  & .rdp-day button:not(:disabled):hover {
    border-color: ${color.action};
  }

  & .rdp-day button:disabled {
    background: transparent;
    color: ${color.inkFaint};
    cursor: default;
  }

  & .rdp-selected button,
  & .rdp-day button[data-selected] {
    background: ${color.action};
    color: ${color.onAction};
  }

  @media (forced-colors: active) {
    & .rdp-selected button,
    & .rdp-day button[data-selected] {
      border: 3px solid Highlight;
    }
  }
`;
