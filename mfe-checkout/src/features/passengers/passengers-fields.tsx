import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { Ledger } from '@storefront/shared/domain/booking/holiday-ledger';
import { useRuntime } from '@storefront/shared/runtime';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { Stack } from '@storefront/shared/ui/stack';
import { useFormikContext } from 'formik';
import { useEffect, useId } from 'react';

import type { Guest } from '../../domain/guests';

import { ErrorSummary } from './error-summary';
import { errorsByGuest } from './form-errors';
import type { FormValues } from './form-values';
import { BirthYears } from './date-part';
import { ContinueToPayment } from './continue-to-payment';
import { SavedDetailsNotice } from './saved-details-notice';
import type { PassengerDrafts } from './passenger-drafts';
import { PassengerRooms } from './passenger-rooms';
import { SaveFailed } from './save-failed';
import { useDraftSaving } from './use-draft-saving';
import { useFailedSubmits } from './use-failed-submits';
import type { useSavePassengers } from './use-save-passengers';

interface PassengersFieldsProps {
  readonly chosen: ChosenPackage;
  readonly guests: readonly Guest[];
  readonly drafts: PassengerDrafts;
  readonly ledger: Pick<Ledger, 'total' | 'perPerson'> | null;
  readonly isUnavailable: boolean;
  readonly saving: Omit<ReturnType<typeof useSavePassengers>, 'save'>;
  readonly onProblem: (hasProblem: boolean) => void;
}

/** The visible form. Fields show errors only after a failed submit, and then update with every change. */
export function PassengersFields(props: PassengersFieldsProps) {
  const { chosen, guests, drafts, ledger, isUnavailable, saving, onProblem } = props;
  const { failure, dismissFailure, isLeaving } = saving;
  const { values, errors, isSubmitting, setFieldValue, resetForm, handleSubmit } =
    useFormikContext<FormValues>();
  const today = useRuntime().clock.today();
  const formId = useId();
  const failedSubmits = useFailedSubmits();
  const problems = failedSubmits > 0 ? errorsByGuest(errors, values, guests, today) : [];
  const { saveNow, discard, isSaved } = useDraftSaving(drafts, values);
  const hasProblem = problems.length > 0 || failure.isVisible;
  useEffect(() => onProblem(hasProblem), [hasProblem, onProblem]);

  return (
    <LiveRegion>
      <form
        id={formId}
        noValidate
        aria-label="Passengers"
        onBlur={saveNow}
        onSubmit={(event) => {
          saveNow();
          dismissFailure();
          handleSubmit(event);
        }}
      >
        <Stack gap="l">
          {failure.isVisible && <SaveFailed failures={failure.count} />}
          <ErrorSummary problems={problems} failedSubmits={failedSubmits} />
          <SavedDetailsNotice
            drafts={drafts}
            values={values}
            isSaved={isSaved}
            onReplace={(next) => {
              discard(next);
              dismissFailure();
              resetForm({ values: next });
            }}
          />
          <BirthYears today={today} />
          <PassengerRooms
            chosen={chosen}
            guests={guests}
            values={values}
            errors={failedSubmits > 0 ? errors : {}}
            today={today}
            onChange={setFieldValue}
          />
          <ContinueToPayment
            formId={formId}
            ledger={ledger}
            saving={isSubmitting || isLeaving}
            disabled={isUnavailable}
          />
        </Stack>
      </form>
    </LiveRegion>
  );
}
