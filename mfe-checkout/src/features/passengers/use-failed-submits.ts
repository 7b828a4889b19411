import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

/**
 * Counts the submits that failed validation; a reset of the form starts at 0 again. After the first one every change is
 * validated, before it none is (usability rule 45).
 */
export function useFailedSubmits(): number {
  const { values, submitCount, isSubmitting, isValid, validateForm } = useFormikContext();
  const [failedSubmits, setFailedSubmits] = useState(0);
  const handledSubmits = useRef(0);

  useEffect(() => {
    if (isSubmitting || submitCount === handledSubmits.current) return;
    handledSubmits.current = submitCount;
    if (submitCount === 0) setFailedSubmits(0);
    else if (!isValid) setFailedSubmits((before) => before + 1);
  }, [isSubmitting, submitCount, isValid]);

  useEffect(() => {
    if (failedSubmits > 0) void validateForm(values);
  }, [failedSubmits, values, validateForm]);

  return failedSubmits;
}
