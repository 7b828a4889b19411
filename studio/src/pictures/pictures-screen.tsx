import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/stack';
import { family, from, space, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { BAR_HEIGHT } from '../frame/studio-frame';

import { PictureList } from './picture-list';
import { PicturePanel } from './picture-panel';
import { UploadArea } from './upload-area';
import { usePictureList } from './use-picture-list';
import { useUploads } from './use-uploads';

/** Renders the media library: uploads, all pictures, and the details of one. */
export function PicturesScreen() {
  const list = usePictureList();
  const [query, setQuery] = useSearchParams();
  const [isDirty, setDirty] = useState(false);
  /** A picture that was chosen while the open one has unsaved changes. */
  const [next, setNext] = useState<string | null>(null);
  const open = query.get('picture');
  const show = (id: string | null) => {
    setDirty(false);
    setNext(null);
    setQuery(id === null ? {} : { picture: id });
  };
  const choose = (id: string) => {
    if (isDirty && id !== open) setNext(id);
    else show(id);
  };
  const uploads = useUploads(({ id }) => {
    void list.reload();
    choose(id);
  });
  return (
    <main css={pageStyles}>
      <title>Pictures – Studio</title>
      <h1 css={titleStyles}>Pictures</h1>
      <UploadArea {...uploads} />
      <div css={[columnsStyles, open !== null && twoColumnsStyles]}>
        <PictureList list={list} chosen={open} onChoose={({ id }) => choose(id)} />
        {open !== null && (
          <div css={asideStyles}>
            {next !== null && <Unsaved onStay={() => setNext(null)} onLeave={() => show(next)} />}
            <PicturePanel
              id={open}
              onChanged={() => void list.reload()}
              onRemoved={() => {
                show(null);
                void list.reload();
              }}
              onDirtyChange={setDirty}
            />
          </div>
        )}
      </div>
    </main>
  );
}

function Unsaved({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  return (
    <Alert
      tone="notice"
      title="The changes of this picture are not saved."
      action={
        <Row>
          <Button look="outline" onClick={onStay}>
            Stay here
          </Button>
          <Button look="quiet" onClick={onLeave}>
            Leave without saving
          </Button>
        </Row>
      }
    />
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-width: 1440px;
  margin: 0 auto;
  padding: ${space.l};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h2} ${family.heading};
`;

const columnsStyles = css`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

const twoColumnsStyles = css`
  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 480px;
  }
`;

// The panel stays beside a long list.
const asideStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  ${from.large} {
    position: sticky;
    top: calc(${BAR_HEIGHT} + ${space.m});
    max-height: calc(100dvh - ${BAR_HEIGHT} - 2 * ${space.m});
    overflow-y: auto;
  }
`;
