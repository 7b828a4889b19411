import { useState, type ChangeEvent, type FormEvent } from 'react';

export type FieldErrors<N extends string> = Partial<Record<N, string>>;

/**
 * State of a form. It is validated at the first submit, and from then on at every change (usability rule 45).
 *
 * @param rules returns a message for each invalid field, in the order of the fields
 */
export function useForm<N extends string>(
  initial: Readonly<Record<N, string>>,
  rules: (values: Readonly<Record<N, string>>) => FieldErrors<N>,
) {
  const [values, setValues] = useState(initial);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const errors: FieldErrors<N> = failedSubmits > 0 ? rules(values) : {};

  const set = (name: N, value: string) => setValues((before) => ({ ...before, [name]: value }));
  /** Attributes of a field. */
  const field = (name: N) => ({
    id: fieldId(name),
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, target.value),
  });
  /** Handler of a submit: calls `onValid` with valid values only. */
  const submit = (onValid: (values: Readonly<Record<N, string>>) => void) => (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(rules(values)).length > 0) return setFailedSubmits((before) => before + 1);
    setFailedSubmits(0);
    onValid(values);
  };

  return { values, errors, failedSubmits, field, set, submit };
}

/** Returns the id of a field, which the error summary links to. */
export function fieldId(name: string): string {
  return `manage-${name}`;
}
