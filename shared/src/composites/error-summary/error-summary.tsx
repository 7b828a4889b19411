import { css } from '@emotion/react';
import { linkStyles } from '../../ui/text-link';
import { color, family, radius, space, text } from '../../ui/tokens';
import { useEffect, useId, useRef } from 'react';

export interface FieldError {
  /** Id of the control to correct. */
  readonly id: string;
  readonly message: string;
}

export interface ErrorGroup {
  /** Legend of the part of the form, such as a guest; `null` for a form of one part. */
  readonly title: string | null;
  readonly errors: readonly FieldError[];
}

interface ErrorSummaryProps {
  /** In page order, without groups that have no error. */
  readonly groups: readonly ErrorGroup[];
  /** Number of submits that failed validation. Each one moves the focus here. */
  readonly failedSubmits: number;
}

/**
 * "There is a problem": every error with a link to its field and the same text as at the field. It is not a live
 * region, because it changes while errors are corrected and would be read again with every key.
 */
export function ErrorSummary({ groups, failedSubmits }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (failedSubmits > 0) box.current?.focus();
  }, [failedSubmits]);

  if (groups.length === 0 || failedSubmits === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} css={boxStyles}>
      <h2 id={titleId} css={titleStyles}>
        There is a problem
      </h2>
      {groups.map(({ title, errors }) => (
        <div key={title}>
          {title !== null && <h3 css={groupStyles}>{title}</h3>}
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

const groupStyles = css`
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
