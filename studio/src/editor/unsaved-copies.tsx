import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/stack';

import { ukMoment } from '../ui/uk-time';

import type { Editor } from './use-editor';

/** Offers each text that this browser could not save before. */
export function UnsavedCopies({
  editor: { copies, takeCopy, discardCopy },
}: {
  readonly editor: Pick<Editor, 'copies' | 'takeCopy' | 'discardCopy'>;
}) {
  return copies.map((copy) => (
    <Alert
      key={copy.at}
      tone="notice"
      title={`Text from ${ukMoment(copy.at)} was not saved`}
      action={
        <Row wrap>
          <Button look="outline" onClick={() => void takeCopy(copy)}>
            Go on with it
          </Button>
          <Button look="quiet" onClick={() => discardCopy(copy)}>
            Discard it
          </Button>
        </Row>
      }
    >
      This browser has it still.
    </Alert>
  ));
}
