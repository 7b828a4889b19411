import type { CallError } from '../api/call';
import type { Kind } from '../api/documents';
import { FormDialog } from '../ui/form-dialog';

/** Kinds with pages of their own; of the others the release of the shop has a text built in. */
const OWN_PAGES: readonly Kind[] = ['pages', 'groups', 'deals'];

interface SiteDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSend: () => Promise<CallError | null>;
}

/** Requires a confirmation before a document is taken off the site. */
export function EndDialog({ kind, title, onClose, onSend }: SiteDialogProps & { readonly kind: Kind }) {
  return (
    <FormDialog
      title={`Take ${title} off the site?`}
      button="Take off the site"
      closeButton="Leave it on the site"
      onClose={onClose}
      onSend={onSend}
    >
      {() => <span>{endText(kind)} The text stays in the history and can be published again.</span>}
    </FormDialog>
  );
}

function endText(kind: Kind): string {
  if (OWN_PAGES.includes(kind))
    return 'Its page responds with “not found” (404) within seconds. Menus and pages that link here keep their links.';
  if (kind === 'notices') return 'The notice disappears from all pages within seconds.';
  return 'Within seconds the shop shows what its release has built in instead.';
}

/** Requires a confirmation before a schedule is cancelled. */
export function UnscheduleDialog({ title, onClose, onSend }: SiteDialogProps) {
  return (
    <FormDialog
      title={`Cancel the schedule of ${title}?`}
      button="Cancel schedule"
      closeButton="Keep the schedule"
      onClose={onClose}
      onSend={onSend}
    >
      {() => (
        <span>
          What is scheduled does not start. What is live stays live, and the texts stay in the history.
        </span>
      )}
    </FormDialog>
  );
}
