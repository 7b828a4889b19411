import { css } from '@emotion/react';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useRuntime } from '@storefront/shared/runtime';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { Stack } from '@storefront/shared/ui/stack';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { useFormikContext } from 'formik';
import { useEffect, useId } from 'react';

import type { Guest } from '../../domain/guests';
import { ErrorSummary } from '@storefront/shared/composites/error-summary/error-summary';

import { errorsInGroups } from './form-errors';
import type { FormValues } from './form-values';
import { LeadFields } from './lead-fields';
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
  readonly isUnavailable: boolean;
  readonly saving: Omit<ReturnType<typeof useSavePassengers>, 'save'>;
  readonly onProblem: (hasProblem: boolean) => void;
}

/** The visible form. Fields show errors only after a failed submit, and then update with every change. */
export function PassengersFields(props: PassengersFieldsProps) {
  const { chosen, guests, drafts, isUnavailable, saving, onProblem } = props;
  const { failure, dismissFailure, isLeaving } = saving;
  const { values, errors, isSubmitting, setFieldValue, resetForm, handleSubmit } =
    useFormikContext<FormValues>();
  const today = useRuntime().clock.today();
  const formId = useId();
  const failedSubmits = useFailedSubmits();
  const problems = failedSubmits > 0 ? errorsInGroups(errors, values, guests, today) : [];
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
        <Stack gap="m">
          {failure.isVisible && <SaveFailed failures={failure.count} />}
          <ErrorSummary groups={problems} failedSubmits={failedSubmits} />
          <p css={introStyles}>Names exactly as in the passports. Nothing is charged on this page.</p>
          <BirthYears today={today} />
          <PassengerRooms
            chosen={chosen}
            guests={guests}
            values={values}
            errors={failedSubmits > 0 ? errors : {}}
            today={today}
            onChange={setFieldValue}
          />
          <LeadFields
            lead={values.lead}
            errors={failedSubmits > 0 ? errors.lead : undefined}
            onChange={setFieldValue}
          />
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
          <ContinueToPayment formId={formId} saving={isSubmitting || isLeaving} disabled={isUnavailable} />
        </Stack>
      </form>
    </LiveRegion>
  );
}

const introStyles = css`
  margin: 0;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
