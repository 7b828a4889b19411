import { css } from '@emotion/react';
import { space } from '@storefront/shared/ui/tokens';

import type { Picture } from '../api/pictures';
import { Modal } from '../ui/modal';

import { PictureList } from './picture-list';
import { UploadArea } from './upload-area';
import { usePictureList } from './use-picture-list';
import { useUploads } from './use-uploads';

interface PicturePickerProps {
  /** Id of the picture that is chosen now; `null` for none. */
  readonly chosen: string | null;
  readonly onPick: (picture: Picture) => void;
  readonly onClose: () => void;
}

/** Renders a dialog in which a picture is found or uploaded, and chosen. */
export function PicturePicker({ chosen, onPick, onClose }: PicturePickerProps) {
  const list = usePictureList();
  const uploads = useUploads(onPick);
  return (
    <Modal title="Choose a picture" onClose={onClose} wide>
      <div css={contentStyles}>
        <UploadArea {...uploads} />
        <PictureList list={list} chosen={chosen} onChoose={onPick} />
      </div>
    </Modal>
  );
}

const contentStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;
