import { useState } from 'react';

import { Button } from '@storefront/shared/ui/button';
import { LoadFailure } from '@storefront/shared/ui/on-demand/load-failure';

import type { Example } from '../example';

export const loadFailureExample: Example = {
  title: 'Load failure',
  group: 'Feedback',
  purpose:
    'Reports that the code of an overlay or a picker could not be loaded, at the bottom of the window.',
  states: [{ name: 'No connection', Component: NoConnection }],
};

function NoConnection() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setFailed(true)}>
        Open without a connection
      </Button>
      {failed && <LoadFailure onRetry={() => setFailed(false)} onClose={() => setFailed(false)} />}
    </>
  );
}
