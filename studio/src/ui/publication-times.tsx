import { SelectField } from '@storefront/shared/ui/select-field';

import type { CallError } from '../api/call';
import type { PublicationTimes } from '../api/documents';

import { UkTimeField } from './uk-time-field';

/** Values of the fields; empty: now, and without an end. */
export interface EnteredTimes {
  readonly from: string;
  readonly until: string;
  /** Which of two times with the same name, when the clocks go back. */
  readonly clock: string;
}

export const NO_TIMES: EnteredTimes = { from: '', until: '', clock: '' };

const CLOCKS = [
  { value: '', label: 'As on the clock' },
  { value: ' BST', label: 'Before the clocks go back (BST)' },
  { value: ' GMT', label: 'After the clocks go back (GMT)' },
];

/** Returns the times as the backend reads them. */
export function enteredTimes({ from, until, clock }: EnteredTimes): PublicationTimes {
  const timeOf = (text: string) => (text === '' ? null : `${text}${clock}`);
  return { from: timeOf(from), until: timeOf(until) };
}

interface PublicationTimeFieldsProps {
  readonly times: EnteredTimes;
  readonly onChange: (times: EnteredTimes) => void;
  /** The last error: a time that occurs twice needs the choice between both. */
  readonly error: CallError | null;
}

/** Renders start and end of a publication as times of the UK. */
export function PublicationTimeFields({ times, onChange, error }: PublicationTimeFieldsProps) {
  const isAmbiguous = error?.kind === 'refused' && error.message.includes('occurs twice');
  return (
    <>
      <UkTimeField
        label="Start"
        hint="A time of the UK. Leave it empty to publish now."
        value={times.from}
        onChange={(from) => onChange({ ...times, from })}
      />
      <UkTimeField
        label="End"
        hint="A time of the UK. Afterwards the page shows what it showed before. Leave it empty for no end."
        value={times.until}
        onChange={(until) => onChange({ ...times, until })}
      />
      {(isAmbiguous || times.clock !== '') && (
        <SelectField
          label="Which of both times"
          options={CLOCKS}
          value={times.clock}
          onValueChange={(clock) => onChange({ ...times, clock })}
        />
      )}
    </>
  );
}
