import { DocumentList } from '@storefront/shared/composites/booked/document-list';

import { useManagedBooking } from '../../parts/booking/booking-context';
import { useDocument } from '../../parts/booking/use-document';
import { ProblemAlert } from '../../parts/screen/problem-alert';

/** The documents, each to be saved by its row. */
export function DocumentsCard() {
  const { documents } = useManagedBooking().booking;
  const { save, savingId, problem, savedTitle } = useDocument();
  return (
    <DocumentList
      {...{ documents, savingId, savedTitle }}
      problem={<ProblemAlert problem={problem} />}
      onSave={(document) => void save(document)}
    />
  );
}
