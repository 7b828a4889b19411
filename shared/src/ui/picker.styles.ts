import { css } from '@emotion/react';

import { controlStyles } from './field';
import { color, radius, shadow, space } from './tokens';

/** Styles of pickers: a label above a button that shows the selected value and opens a popup. */
export const pickerFieldStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  min-width: 0;
`;

const pickerTriggerStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  text-align: left;
  cursor: pointer;

  &[aria-busy],
  &[data-popup-open] {
    border-color: ${color.action};
  }
`;

/** Styles of the button of a picker. */
export const pickerButtonStyles = [controlStyles, pickerTriggerStyles];

export const pickerValueStyles = css`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const pickerPositionerStyles = css`
  z-index: 55;
`;

export const pickerBoxStyles = css`
  max-height: var(--available-height);
  padding: ${space.m};
  overflow-y: auto;
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
`;
