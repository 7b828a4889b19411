import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { color, family, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { useCallback, useState } from 'react';

import { errorText } from '../api/call';
import {
  changePicture,
  openPicture,
  replacePicture,
  type OpenedPicture,
  type PictureDetails,
} from '../api/pictures';
import { useResponse } from '../api/use-response';
import { useSession } from '../session/session';
import { LoadState } from '../ui/load-states';

import { FocalPoint } from './focal-point';
import { PictureFields } from './picture-fields';
import { PictureUses } from './picture-uses';
import { RemoveDialog } from './remove-dialog';
import { FileButton } from './upload-area';

interface PicturePanelProps {
  readonly id: string;
  /** Called after each change, so that a list can be loaded again. */
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** Renders the details of a picture and loads it again when it was changed elsewhere. */
export function PicturePanel({ id, ...events }: PicturePanelProps) {
  const { data, error, reload } = useResponse(useCallback(() => openPicture(id), [id]));
  if (!data)
    return (
      <section css={panelStyles} aria-label="Picture">
        <LoadState error={error} what="picture" onRetry={() => void reload()} />
      </section>
    );
  return <LoadedPanel key={`${data.id} ${data.revision}`} loaded={data} reload={reload} {...events} />;
}

interface LoadedPanelProps extends Omit<PicturePanelProps, 'id'> {
  readonly loaded: OpenedPicture;
  readonly reload: () => Promise<void>;
}

/** Edits of a picture, and the calls that store them. */
function usePictureEdit(
  loaded: OpenedPicture,
  { onChanged, onDirtyChange }: Pick<LoadedPanelProps, 'onChanged' | 'onDirtyChange'>,
) {
  const [picture, setPicture] = useState(loaded);
  const [details, setDetails] = useState<PictureDetails>(detailsOf(loaded));
  const [message, setMessage] = useState<Message | null>(null);
  const [busy, setBusy] = useState<'saving' | 'replacing' | null>(null);
  const edit = (change: Partial<PictureDetails>) => {
    setDetails({ ...details, ...change });
    setMessage(null);
    onDirtyChange(true);
  };
  const run = async (kind: 'saving' | 'replacing', work: () => ReturnType<typeof changePicture>) => {
    setBusy(kind);
    const result = await work();
    setBusy(null);
    if (!result.ok) return setMessage({ tone: 'error', text: errorText(result.error) });
    setPicture(result.value);
    setDetails(detailsOf(result.value));
    setMessage({ tone: 'success', text: kind === 'saving' ? 'Saved.' : REPLACED });
    onDirtyChange(false);
    return onChanged();
  };
  return {
    picture,
    details,
    message,
    busy,
    edit,
    save: () => run('saving', () => changePicture(picture, details)),
    replace: (file: File) => run('replacing', () => replacePicture(picture, file, () => {})),
  };
}

function LoadedPanel({ loaded, reload, onRemoved, ...events }: LoadedPanelProps) {
  const { account } = useSession();
  const { picture, details, message, busy, edit, save, replace } = usePictureEdit(loaded, events);
  const [isRemoving, setRemoving] = useState(false);
  const isLocked =
    account.role === 'editor' && (picture.giataId !== null || picture.uses.some(({ isLive }) => isLive));
  const isDisabled = isLocked || busy !== null;
  const loadAgain = () => {
    events.onDirtyChange(false);
    void reload();
  };
  return (
    <section css={panelStyles} aria-labelledby="picture-name">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack>
          <h2 id="picture-name" css={titleStyles}>
            {picture.name}
          </h2>
          {isLocked && <Alert tone="info">This picture is on the site: a publisher can change it.</Alert>}
          <FocalPoint picture={picture} focus={details} disabled={isDisabled} onChange={edit} />
          <PictureFields details={details} disabled={isDisabled} onChange={edit} />
          {message && <Alert tone={message.tone}>{message.text}</Alert>}
          <Row wrap>
            <Button type="submit" loading={busy === 'saving'} disabled={isDisabled}>
              Save
            </Button>
            <FileButton
              label={busy === 'replacing' ? 'Replacing …' : 'Replace everywhere'}
              disabled={isDisabled}
              onFiles={([file]) => file && void replace(file)}
            />
            <Button look="quiet" disabled={isDisabled} onClick={() => setRemoving(true)}>
              Delete
            </Button>
            {message?.tone === 'error' && (
              <Button look="quiet" onClick={loadAgain}>
                Load again
              </Button>
            )}
          </Row>
          <PictureUses picture={picture} />
        </Stack>
      </form>
      {isRemoving && (
        <RemoveDialog picture={picture} onClose={() => setRemoving(false)} onRemoved={onRemoved} />
      )}
    </section>
  );
}

interface Message {
  readonly tone: 'error' | 'success';
  readonly text: string;
}

const REPLACED = 'Replaced. Check the alternative text and the focal point for the new picture.';

function detailsOf(picture: OpenedPicture): PictureDetails {
  const { name, alternative, isDecorative, caption, credit, licence, focalX, focalY, giataId } = picture;
  return { name, alternative, isDecorative, caption, credit, licence, focalX, focalY, giataId };
}

const panelStyles = css`
  padding: ${space.m};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
  overflow-wrap: anywhere;
`;
