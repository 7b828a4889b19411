import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { visuallyHidden } from '@storefront/shared/ui/visually-hidden';

export const setStyles = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const legendStyles = css`
  padding: 0;
  margin-bottom: ${space.s};
  font: 700 ${text.h4} ${family.heading};
`;

// The container of the queries below, whose units are relative to the size of the text.
export const boxStyles = css`
  position: relative;
  container-type: inline-size;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  overflow: clip;
`;

const WIDE = '@container (min-width: 26rem)';
const MEDIUM = '@container (min-width: 18.01rem) and (max-width: 25.99rem)';
const STACKED = '@container (max-width: 18rem)';

export const tableStyles = css`
  width: 100%;
  border-spacing: 0;
  font: ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space.xs};
    text-align: right;
  }

  & th {
    font-weight: 600;
    text-align: left;
    vertical-align: top;
  }

  /* An amount must not break. */
  & td {
    white-space: nowrap;
    cursor: pointer;
  }

  & tbody > tr > * {
    border-top: 1px solid ${color.lineSoft};
  }

  & [data-chosen='true'] {
    background: ${color.tint};
  }

  & label {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 44px;
    cursor: pointer;

    ${MEDIUM} {
      flex-direction: column;
      align-items: start;
    }
  }

  & input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.action};
  }

  & small {
    display: block;
    color: ${color.inkSoft};
    font: ${text.small} ${family.body};
  }

  & [data-kind='today'] td {
    font-weight: 700;
  }

  & [data-kind='total'] > * {
    color: ${color.inkSoft};
    font: ${text.small} ${family.body};
  }

  ${WIDE} {
    table-layout: fixed;

    & th,
    & td {
      padding: ${space.s};
    }

    & [data-kind='today'] td {
      font: 700 ${text.h4} ${family.heading};
    }
  }

  @media (forced-colors: active) {
    & [data-chosen='true'] {
      outline: 1px solid Highlight;
      outline-offset: -2px;
    }
  }

  /* The smallest screens, and large text on phones: one option after the other, each with its own amounts. */
  ${STACKED} {
    display: flex;
    flex-direction: column;

    & :is(thead, tbody, tr) {
      display: contents;
    }

    & tbody th,
    & thead th:first-of-type {
      ${visuallyHidden}
    }

    & th:nth-of-type(3),
    & td:nth-of-type(2) {
      order: 1;
    }

    & th:nth-of-type(3) {
      border-top: 1px solid ${color.lineSoft};
    }

    & tbody > tr > td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space.xs};
      padding-top: 0;
      border-top: 0;
    }

    & td > span {
      margin-left: auto;
    }

    & td::before {
      content: attr(data-when);
      color: ${color.inkSoft};
      font: ${text.small} ${family.body};
      white-space: normal;
    }
  }
`;
