import { useId, type ReactNode } from 'react';

import { labelStyles } from './field';
import { pickerFieldStyles, pickerValueStyles } from './picker.styles';

/** Name and content of the button of a picker field. */
export interface PickerButtonContent {
  readonly 'aria-labelledby': string;
  readonly children: ReactNode;
}

interface PickerFieldProps {
  readonly label: string;
  /** The selected value as text. */
  readonly text: string;
  readonly icon: ReactNode;
  /** Renders the button that opens the picker. */
  readonly button: (content: PickerButtonContent) => ReactNode;
  /** Shown below the button. */
  readonly children?: ReactNode;
}

/** Renders a field whose value is selected in a popup; label and value are the name of its button. */
export function PickerField({ label, text, icon, button, children }: PickerFieldProps) {
  const labelId = useId();
  const valueId = useId();
  return (
    <div css={pickerFieldStyles}>
      <span id={labelId} css={labelStyles}>
        {label}
      </span>
      {button({
        'aria-labelledby': `${labelId} ${valueId}`,
        children: (
          <>
            <span id={valueId} css={pickerValueStyles}>
              {text}
            </span>
            {icon}
          </>
        ),
      })}
      {children}
    </div>
  );
}
