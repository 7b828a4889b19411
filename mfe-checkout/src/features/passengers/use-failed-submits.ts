import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

/**
 * Counts the attempts to send a form that its own rules refused; from nought again once it is reset. From the
 * first of them on every change is judged, none before it (usability rule 45).
 */
export function useRefusals(): number {
  const { values, submitCount, isSubmitting, isValid, validateForm } = useFormikContext();
  const [refusals, setRefusals] = useState(0);
  const judged = useRef(0);

  useEffect(() => {
    if (isSubmitting || submitCount === judged.current) return;
    judged.current = submitCount;
    if (submitCount === 0) setRefusals(0);
    else if (!isValid) setRefusals((before) => before + 1);
  }, [isSubmitting, submitCount, isValid]);

  useEffect(() => {
    if (refusals > 0) void validateForm(values);
  }, [refusals, values, validateForm]);

  return refusals;
}
