import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { CircleAlert, CircleCheck } from 'lucide-react';

import type { Finding } from '../api/call';
import { fieldId } from '../fields/field-props';
import { smallButtonStyles } from '../ui/small-button';

interface FindingsListProps {
  readonly findings: readonly Finding[];
  /** Names a field in words. */
  readonly nameOf?: (field: string) => string;
  readonly onShow?: (field: string) => void;
}

/** Renders what stops a publication, each with a way to its field. */
export function FindingsList({ findings, nameOf = (field) => field, onShow = showField }: FindingsListProps) {
  return (
    <section aria-label="Checks" css={boxStyles}>
      <h2 css={headingStyles}>
        {findings.length === 0 ? (
          <>
            <CircleCheck size={18} aria-hidden css={passedStyles} /> Nothing stops publishing
          </>
        ) : (
          <>
            <CircleAlert size={18} aria-hidden css={failedStyles} />{' '}
            {findings.length === 1
              ? '1 finding stops publishing'
              : `${findings.length} findings stop publishing`}
          </>
        )}
      </h2>
      <ul css={listStyles}>
        {findings.map(({ field, message }) => (
          <li key={`${field} ${message}`} css={itemStyles}>
            <span>
              <strong>{field === null ? 'Document' : nameOf(field)}</strong>: {message}
            </span>
            {field !== null && (
              <button
                type="button"
                css={[smallButtonStyles, showStyles]}
                aria-label={`Show ${nameOf(field)}`}
                onClick={() => onShow(field)}
              >
                Show
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus to the control of a field, or of the part that contains it. */
export function showField(field: string): void {
  const path = field.split('.');
  for (let length = path.length; length > 0; length -= 1) {
    const control = document.getElementById(fieldId(path.slice(0, length).join('.')));
    if (!control) continue;
    control.scrollIntoView({ block: 'center' });
    control.focus();
    return;
  }
}

const boxStyles = css`
  padding: ${space.s} ${space.m};
  border-top: 1px solid ${color.lineSoft};
  background: ${color.surfaceAlt};
`;

const headingStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin: 0;
  font: 700 ${text.body} ${family.heading};
`;

const passedStyles = css`
  color: ${color.success};
`;

const failedStyles = css`
  color: ${color.error};
`;

const listStyles = css`
  display: grid;
  gap: ${space.xs};
  max-height: 168px;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

// The text beside it wraps anywhere; a button stays whole.
const showStyles = css`
  flex: none;
  overflow-wrap: normal;
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding: ${space.xs} ${space.s};
  border-left: 3px solid ${color.error};
  border-radius: ${radius.field};
  background: ${color.surface};
  font: ${text.small} ${family.body};
  overflow-wrap: anywhere;
`;
