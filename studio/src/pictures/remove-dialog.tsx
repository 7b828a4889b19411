import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { useState } from 'react';

import { errorText } from '../api/call';
import { removePicture, type OpenedPicture } from '../api/pictures';
import { Modal } from '../ui/modal';

/** Renders the question before a picture is removed for good. */
export function RemoveDialog({
  picture,
  onClose,
  onRemoved,
}: {
  readonly picture: OpenedPicture;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}) {
  const [message, setMessage] = useState<string | null>(null);
  const remove = async () => {
    const result = await removePicture(picture);
    if (result.ok) onRemoved();
    else setMessage(errorText(result.error));
  };
  return (
    <Modal title={`Delete ${picture.name}?`} onClose={onClose}>
      <Stack>
        {message === null ? <p>The picture and its file are removed for good.</p> : null}
        {message !== null && <Alert tone="error">{message}</Alert>}
        <Row>
          <Button onClick={() => void remove()}>Delete the picture</Button>
          <Button look="quiet" onClick={onClose}>
            Keep it
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}
