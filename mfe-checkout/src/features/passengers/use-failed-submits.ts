import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

/**
 * Counts the attempts to send a form that its own rules refused; from nought again once it is reset. From the
 * first of them on every change is judged, none before it (usability rule 45).
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
