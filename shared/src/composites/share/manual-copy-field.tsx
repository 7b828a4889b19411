import { useEffect, useRef } from 'react';

import { TextField } from '../../ui/text-field';

interface LinkToCopyProps {
  /** Absolute. */
  readonly link: string;
  readonly label: string;
}

/** A link that a browser did not let us copy, selected and ready to be copied by hand. */
export function LinkToCopy({ link, label }: LinkToCopyProps) {
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
