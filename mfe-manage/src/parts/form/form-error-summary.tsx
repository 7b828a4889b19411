import { ErrorSummary } from '@storefront/shared/composites/error-summary/error-summary';

import { fieldId } from './use-form';

interface FormErrorSummaryProps {
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Number of submits that failed validation. Each one moves the focus here. */
  readonly failedSubmits: number;
}

/** The summary of the errors of one form. */
export function FormErrorSummary({ errors, failedSubmits }: FormErrorSummaryProps) {
  const listed = Object.entries(errors).flatMap(([name, message]) =>
    message === undefined ? [] : [{ id: fieldId(name), message }],
  );
  const groups = listed.length === 0 ? [] : [{ title: null, errors: listed }];
  return <ErrorSummary groups={groups} failedSubmits={failedSubmits} />;
}
