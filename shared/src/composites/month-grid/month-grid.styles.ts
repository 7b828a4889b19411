import { css } from '@emotion/react';

import { color, family, radius, text } from '../../ui/tokens';

/** Styles of `MonthGrid`: days of at least 44 px, the selected day in teal. One class for all days. */
export const monthGridStyles = css`
  position: relative;

  & table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 2px;
    table-layout: fixed;
  }

  & th {
    font: 600 ${text.small} ${family.body};
    color: ${color.inkFaint};
  }

  & td {
    padding: 0;
  }

  & td button {
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

  & td button:not(:disabled):hover {
    border-color: ${color.action};
  }

  & td button:disabled {
    background: transparent;
    color: ${color.inkFaint};
    cursor: default;
  }

  & td button[data-selected] {
    background: ${color.action};
    color: ${color.onAction};
  }

  @media (forced-colors: active) {
    & td button[data-selected] {
      border: 3px solid Highlight;
    }
  }
`;
