import { css } from '@emotion/react';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, useId, useRef } from 'react';

import type { FieldError, GuestErrors } from './form-errors';

interface ErrorSummaryProps {
  readonly problems: readonly GuestErrors[];
  /** Number of submits that failed validation. Each one moves the focus here. */
  readonly failedSubmits: number;
}

/**
 * "There is a problem": every error with a link to its field and the same text as at the field. It is not a live
 * region, because it changes while errors are corrected and would be read again with every key.
 */
export function ErrorSummary({ problems, failedSubmits }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (failedSubmits > 0) box.current?.focus();
  }, [failedSubmits]);

  if (problems.length === 0 || failedSubmits === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} css={boxStyles}>
      <h2 id={titleId} css={titleStyles}>
        There is a problem
      </h2>
      {problems.map(({ guest, errors }) => (
        <div key={guest}>
          <h3 css={guestStyles}>{guest}</h3>
          <ul css={listStyles}>
            {errors.map((error) => (
              <li key={error.id}>
                <ErrorLink {...error} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function ErrorLink({ id, message }: FieldError) {
  return (
    <a
      href={`#${id}`}
      css={[linkStyles, errorLinkStyles]}
      onClick={(event) => {
        event.preventDefault();
        const field = document.getElementById(id);
        // Centred, so that the label and the message are visible too.
        field?.scrollIntoView({ block: 'center' });
        field?.focus({ preventScroll: true });
      }}
    >
      {message}
    </a>
  );
}

const boxStyles = css`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border: 2px solid ${color.error};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
`;

const guestStyles = css`
  margin: 0;
  font: 600 ${text.body} ${family.body};
`;

const listStyles = css`
  display: grid;
  padding: 0;
  list-style: none;
`;

const errorLinkStyles = css`
  display: inline-block;
  padding-block: ${space.xs};
  color: ${color.error};
  font: 600 ${text.body} ${family.body};
`;
