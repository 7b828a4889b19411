import { Button } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/stack';
import { ToastProvider, useToast, type Toast } from '@storefront/shared/ui/toast';

import type { Example } from '../example';

export const toastExample: Example = {
  title: 'Toast',
  group: 'Feedback',
  purpose: 'A short confirmation; for messages that must be read use an alert or a dialog.',
  // One provider for all toasts: its region is a landmark, and a page should have one.
  states: [{ name: 'All kinds', Component: AllKinds }],
};

function AllKinds() {
  return (
    <ToastProvider>
      <Row wrap>
        <ToastTrigger label="Information" toast={{ title: 'The price is checked again' }} />
        <ToastTrigger
          label="Success"
          toast={{ title: 'Saved', message: 'The hotel is in your list', tone: 'success' }}
        />
        <ToastTrigger
          label="Error, which stays"
          toast={{ title: 'Not saved', message: 'You seem to be offline', tone: 'error' }}
        />
        <ToastTrigger
          label="With an action"
          toast={{ title: 'Filter removed', action: { label: 'Undo', onPress: () => {} } }}
        />
        <ToastTrigger label="Long text" toast={{ title: LONG, message: LONG, tone: 'success' }} />
      </Row>
    </ToastProvider>
  );
}

function ToastTrigger({ label, toast }: { readonly label: string; readonly toast: Toast }) {
  const show = useToast();
  return (
    <Button look="outline" onClick={() => show(toast)}>
      {label}
    </Button>
  );
}

const LONG =
  'All three rooms, all seven guests and both of the bags are now part of the holiday that you are looking at';
