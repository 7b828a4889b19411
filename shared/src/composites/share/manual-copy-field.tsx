import { useEffect, useRef } from 'react';

import { TextField } from '../../ui/text-field';

interface ManualCopyFieldProps {
  /** Absolute. */
  readonly link: string;
  readonly label: string;
}

/** A link that a browser did not let us copy, selected and ready to be copied by hand. */
export function ManualCopyField({ link, label }: ManualCopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [link]);
  return (
    <TextField
      ref={field}
      label={label}
      hint="Your browser does not let us copy it: please copy it from here."
      readOnly
      value={link}
      onFocus={(event) => event.target.select()}
    />
  );
}
