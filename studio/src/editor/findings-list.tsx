import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Accessibility, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';

import { errorsOf, warningsOf, type Finding } from '../api/call';
import { fieldId } from '../fields/field-props';
import { smallButtonStyles } from '../ui/small-button';

import type { PreviewCheck } from './preview-check';

const CHECKS_ID = 'checks';

/** Moves the focus to the list of findings. */
export function focusChecks(): void {
  const checks = document.getElementById(CHECKS_ID);
  checks?.scrollIntoView({ block: 'nearest' });
  checks?.focus();
}

interface FindingsListProps {
  readonly findings: readonly Finding[];
  /** Absent where there is no page to check. */
  readonly check?: PreviewCheck | null | undefined;
  /** Names a field in words. */
  readonly nameOf?: (field: string) => string;
  readonly onShow?: (field: string) => void;
}

/** Renders what stops a publication and what a check warns of, each with a way to its field. */
export function FindingsList({
  findings: stored,
  check,
  nameOf = (field) => field,
  onShow = showField,
}: FindingsListProps) {
  const findings = check ? [...stored, ...check.findings] : stored;
  const errors = errorsOf(findings);
  const warnings = warningsOf(findings);
  return (
    <section id={CHECKS_ID} tabIndex={-1} aria-label="Checks" css={boxStyles}>
      <h2 css={headingStyles}>
        {errors.length === 0 ? (
          <>
            <CircleCheck size={18} aria-hidden css={passedStyles} /> Nothing stops publishing
          </>
        ) : (
          <>
            <CircleAlert size={18} aria-hidden css={failedStyles} />{' '}
            {errors.length === 1 ? '1 finding stops publishing' : `${errors.length} findings stop publishing`}
          </>
        )}
        {warnings.length > 0 && (
          <span css={countStyles}>
            <TriangleAlert size={16} aria-hidden css={warningStyles} />
            {warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}
          </span>
        )}
      </h2>
      <ul css={listStyles}>
        {[...errors, ...warnings].map((finding) => (
          <Item key={`${finding.field} ${finding.message}`} {...{ finding, nameOf, onShow }} />
        ))}
      </ul>
      {check && <CheckButton check={check} />}
    </section>
  );
}

function Item({
  finding: { level, field, message },
  nameOf,
  onShow,
}: { readonly finding: Finding } & Required<Pick<FindingsListProps, 'nameOf' | 'onShow'>>) {
  return (
    <li css={[itemStyles, level === 'warning' && warningItemStyles]}>
      <span>
        {level === 'warning' && <VisuallyHidden>Warning: </VisuallyHidden>}
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
  );
}

function CheckButton({ check: { state, findings, run } }: { readonly check: PreviewCheck }) {
  return (
    <div css={checkStyles}>
      <button type="button" css={smallButtonStyles} aria-disabled={state === 'checking'} onClick={run}>
        <Accessibility size={16} aria-hidden />
        Check accessibility
      </button>
      <span role="status">{checkText(state, findings.length)}</span>
    </div>
  );
}

/** States the result of the accessibility check. */
export function checkText(state: PreviewCheck['state'], count: number): string {
  switch (state) {
    case 'unchecked':
      return '';
    case 'checking':
      return 'Checking the page …';
    case 'checked':
      return count === 0 ? 'No problem found on the page.' : 'See the warnings.';
    case 'failed':
      return 'The page could not be checked. Try again when the preview has loaded.';
  }
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

const countStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  margin-left: auto;
  font: 600 ${text.small} ${family.body};
`;

const warningStyles = css`
  color: ${color.notice};
`;

const warningItemStyles = css`
  border-left-color: ${color.sun};
`;

const checkStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  margin-top: ${space.xs};
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

const listStyles = css`
  position: relative;
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
