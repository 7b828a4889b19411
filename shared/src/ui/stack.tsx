import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

import { space } from './tokens';

interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** Token name, default `m` (16 px) in a `Stack` and `s` (12 px) in a `Row`. */
  readonly gap?: keyof typeof space;
}

interface RowProps extends StackProps {
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'space-between' | 'end';
  readonly wrap?: boolean;
}

/** Arranges its children in a column. Passes on all `<div>` attributes. */
export function Stack({ gap = 'm', ...rest }: StackProps) {
  return (
    <div
      {...rest}
      css={css`
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: ${space[gap]};
      `}
    />
  );
}

/** Arranges its children in a row. Passes on all `<div>` attributes. */
export function Row({ gap = 's', align = 'center', justify = 'start', wrap = false, ...rest }: RowProps) {
  return (
    <div
      {...rest}
      css={css`
        display: flex;
        flex-wrap: ${wrap ? 'wrap' : 'nowrap'};
        align-items: ${align};
        justify-content: ${justify};
        gap: ${space[gap]};
      `}
    />
  );
}
