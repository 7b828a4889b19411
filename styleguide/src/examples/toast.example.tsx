import { Button } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/stack';
import { ToastProvider, useToast, type Toast } from '@storefront/shared/ui/toast';

import type { Example } from '../example';

export const toastExample: Example = {
  title: 'Toast',
  group: 'Feedback',
  purpose: 'Says in passing that something happened; what must be read or decided is an alert or a dialog.',
  // One area for all of them, as in the shop: it is a landmark, and a page has one.
  states: [{ name: 'Every kind', Component: EveryKind }],
};

function EveryKind() {
  return (
    <ToastProvider>
      <Row wrap>
        <SayIt words="Information" toast={{ title: 'The price is checked again' }} />
        <SayIt
          words="Success"
          toast={{ title: 'Saved', message: 'The hotel is in your list', tone: 'success' }}
        />
        <SayIt
          words="Error, which stays"
          toast={{ title: 'Not saved', message: 'You seem to be offline', tone: 'error' }}
        />
        <SayIt
          words="With an action"
          toast={{ title: 'Filter removed', action: { label: 'Undo', onPress: () => {} } }}
        />
        <SayIt words="Many words" toast={{ title: LONG, message: LONG, tone: 'success' }} />
      </Row>
    </ToastProvider>
  );
}

function SayIt({ words, toast }: { readonly words: string; readonly toast: Toast }) {
  const show = useToast();
  return (
    <Button look="outline" onClick={() => show(toast)}>
      {words}
    </Button>
  );
}

const LONG =
  'All three rooms, all seven guests and both of the bags are now part of the holiday that you are looking at';
