import { useEffect, useRef } from 'react';

import { TextField } from '../../ui/text-field';

interface ManualCopyFieldProps {
  /** Absolute URL. */
  readonly link: string;
  readonly label: string;
}

/** Renders a read-only field with a selected link, for browsers that deny access to the clipboard. */
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
