import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, useRef } from 'react';

import type { FieldError } from './form-errors';

interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  /** Grows with every submit that failed: each of them moves the focus here. */
  readonly failedSubmits: number;
}

/** "There is a problem": every error with a link to its field, in the same words as beside it. */
export function ErrorSummary({ errors, failedSubmits }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failedSubmits > 0) box.current?.focus();
  }, [failedSubmits]);

  if (errors.length === 0 || failedSubmits === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby="problem" css={boxStyles}>
      <h2 id="problem" css={titleStyles}>
        There is a problem
      </h2>
      <ul css={listStyles}>
        {errors.map(({ path, message }) => (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(path)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const boxStyles = css`
  padding: ${space.m};
  border: 2px solid ${color.error};
  border-radius: ${radius.card};
`;

const titleStyles = css`
  margin: 0 0 ${space.xs};
  font: 700 ${text.h4} ${family.heading};
`;

const listStyles = css`
  display: grid;
  gap: ${space.xs};
  padding-left: ${space.m};
  font: 600 ${text.body} ${family.body};

  & a {
    color: ${color.error};
  }
`;
