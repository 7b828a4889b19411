import { TextField } from '@storefront/shared/ui/text-field';
import { PatternFormat } from 'react-number-format';

import { formatCardNumber } from '../../domain/card-rules';

interface CardNumberFieldProps {
  /** As displayed, in groups of four. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Formats typed and pasted digits in groups of four and keeps the caret position (PAY-CARD-02). */
export function CardNumberField({ value, onChange, error }: CardNumberFieldProps) {
  return (
    <PatternFormat
      customInput={TextField}
      format="#### #### #### ####"
      id="card-number"
      label="Card number"
      inputMode="numeric"
      autoComplete="cc-number"
      sizing="card"
      value={value}
      onValueChange={({ value: digits }) => onChange(formatCardNumber(digits))}
      error={error}
    />
  );
}
