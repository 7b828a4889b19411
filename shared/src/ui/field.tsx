import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';

import { color, family, radius, space, text } from './tokens';

/** Attributes that connect a control to its label, hint and error; spread them on the control. */
export interface FieldControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Id of the control; set it when something else refers to the control, such as an error summary. */
  readonly id?: string | undefined;
  readonly children: (props: FieldControlProps) => ReactNode;
}

/**
 * Renders a label, a hint and an error above a form control. Hint and error are the accessible description of the
 * control; an error sets `aria-invalid` and shows a bar at the left.
 */
export function Field({ label, hint, error, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');

  return (
    <div css={[fieldStyles, error ? invalidStyles : undefined]}>
      <label htmlFor={controlId} css={labelStyles}>
        {label}
      </label>
      {hint && (
        <p id={hintId} css={hintStyles}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} css={errorStyles}>
          {error}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}

const fieldStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  min-width: 0;
`;

/** The bar at the left of an invalid control or group. */
export const invalidStyles = css`
  padding-left: ${space.s};
  border-left: 4px solid ${color.error};
`;

export const labelStyles = css`
  font: 600 ${text.body} ${family.body};
  color: ${color.ink};
`;

export const hintStyles = css`
  margin: 0;
  font: ${text.small} ${family.body};
  color: ${color.inkFaint};
`;

export const errorStyles = css`
  margin: 0;
  font: 600 ${text.body} ${family.body};
  color: ${color.error};
`;

/** Styles of inputs, selects and triggers that look like inputs. */
export const controlStyles = css`
  width: 100%;
  min-height: 48px;
  padding: ${space.xs} ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.ink};
  font: ${text.body} ${family.body};

  &[aria-invalid='true'] {
    border-color: ${color.error};
    border-width: 2px;
  }

  &:disabled {
    border-color: ${color.lineSoft};
    background: ${color.surfaceAlt};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`;
