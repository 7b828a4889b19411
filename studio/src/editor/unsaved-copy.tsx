import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/stack';
import { useState } from 'react';

import type { DocumentKey } from '../api/documents';
import { isEqualJson } from '../api/json';
import { ukMoment } from '../ui/uk-time';

import { readLocalCopy, removeLocalCopy } from './local-copy';
import type { Editor } from './use-editor';

/** Offers text that this browser could not save before. */
export function UnsavedCopy({
  accountId,
  documentKey,
  editor,
}: {
  readonly accountId: string;
  readonly documentKey: DocumentKey;
  readonly editor: Pick<Editor, 'document' | 'change'>;
}) {
  const [copy, setCopy] = useState(() => {
    const found = readLocalCopy(accountId, documentKey);
    return found && !isEqualJson(found.document, editor.document) ? found : null;
  });
  if (!copy) return null;
  return (
    <Alert
      tone="notice"
      title={`Text from ${ukMoment(copy.at)} was not saved`}
      action={
        <Row wrap>
          <Button
            look="outline"
            onClick={() => {
              editor.change(copy.document);
              setCopy(null);
            }}
          >
            Go on with it
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              removeLocalCopy(accountId, documentKey);
              setCopy(null);
            }}
          >
            Discard it
          </Button>
        </Row>
      }
    >
      This browser has it still.
    </Alert>
  );
}
