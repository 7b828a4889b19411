import { css } from '@emotion/react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

import { controlStyles, Field } from './field';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Maximum width, by the expected content. Default `full`. */
  readonly sizing?: 'full' | 'postcode' | 'code' | 'phone' | 'card';
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Renders an `<input>` in a `Field`: label, hint and error belong to it, and `aria-invalid` is set with an error.
 * All other `<input>` attributes are passed on; `type` defaults to `text`.
 */
export function TextField({ label, hint, error, sizing = 'full', id, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <input type="text" {...rest} {...control} css={[controlStyles, SIZES[sizing]]} />}
    </Field>
  );
}

const SIZES = {
  full: css``,
  postcode: css`
    max-width: 14ch;
  `,
  code: css`
    max-width: 10ch;
  `,
  phone: css`
    max-width: 24ch;
  `,
  card: css`
    max-width: 28ch;
  `,
};
