import type { OfferedAction } from '../domain/offered-action';
import { CancelPage } from '../features/cancel/cancel-page';
import { ContactPage } from '../features/change/contact-page';
import { ExtraPage } from '../features/change/extra-page';
import { NamePage } from '../features/change/name-page';
import { RequestPage } from '../features/change/request-page';
import { PayPage } from '../features/pay/pay-page';

interface ActionScreenProps {
  readonly action: OfferedAction;
  /** @param outcome what was done; `null` when the booking itself shows it */
  readonly onDone: (outcome: string | null) => void;
}

/** The screens that change the booking. Their code is loaded when one is opened, or earlier while the browser is idle. */
export function ActionScreen({ action, onDone }: ActionScreenProps) {
  switch (action.name) {
    case 'pay':
      return <PayPage />;
    case 'cancel':
      return <CancelPage onCancelled={() => onDone(null)} />;
    case 'contact':
      return <ContactPage onChanged={onDone} />;
    case 'request':
      return <RequestPage about={action.about} onSent={onDone} />;
    case 'name':
      return <NamePage key={action.traveller.index} traveller={action.traveller} onChanged={onDone} />;
    case 'extra':
      return <ExtraPage key={action.extra.id} extra={action.extra} onChanged={onDone} />;
  }
}
