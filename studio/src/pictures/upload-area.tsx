import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { ImageUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';

import { ACCEPTED_TYPES } from '../api/pictures';
import { smallButtonStyles } from '../ui/small-button';

import type { Upload, Uploads } from './use-uploads';

/** Renders a place to drop files, a button for the file dialog, and the progress of each upload. */
export function UploadArea({ uploads, add, dismiss }: Uploads) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div css={areaStyles}>
      <div
        css={[zoneStyles, isOver && overStyles]}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileButton label="Upload pictures" multiple onFiles={add} />
        <span css={hintStyles}>
          or drop them here. JPEG, PNG, WebP or AVIF, at least 960 × 540 pixels, up to 20 MB.
        </span>
      </div>
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
      ))}
    </div>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Renders a button that opens the file dialog. */
export function FileButton({ label, multiple = false, disabled = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look="outline"
        disabled={disabled}
        icon={<ImageUp size={20} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={ACCEPTED_TYPES}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

function UploadRow({
  upload: { name, share, error },
  onDismiss,
}: {
  readonly upload: Upload;
  readonly onDismiss: () => void;
}) {
  if (error !== null)
    return (
      <Alert
        tone="error"
        title={`${name} was not uploaded.`}
        action={
          <button type="button" css={smallButtonStyles} onClick={onDismiss}>
            Close this message
          </button>
        }
      >
        {error}
      </Alert>
    );
  return (
    <div role="status" css={rowStyles}>
      <span>
        {name}: {share < 1 ? 'sending' : 'checking and preparing'}
      </span>
      <progress aria-label={`Upload of ${name}`} max={1} value={share < 1 ? share : undefined} />
    </div>
  );
}

const areaStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

const zoneStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  padding: ${space.m};
  border: 2px dashed ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const overStyles = css`
  border-color: ${color.action};
  background: ${color.tint};
`;

const hintStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  font: ${text.small} ${family.body};
`;
