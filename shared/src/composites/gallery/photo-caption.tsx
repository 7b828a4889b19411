import { css } from '@emotion/react';

import type { PictureText } from '../../api/content/picture-text.schema';
import { color, family, space, text } from '../../ui/tokens';

interface PhotoCaptionProps {
  readonly texts: readonly PictureText[] | undefined;
  readonly image: string | undefined;
}

/** Renders caption and credit of a photograph below it, where they are readable on any picture (DEC-240). */
export function PhotoCaption({ texts, image }: PhotoCaptionProps) {
  const { caption, credit } = texts?.find(({ url }) => url === image) ?? {};
  const parts = [caption, credit && `Photo: ${credit}`].filter(Boolean);
  return parts.length > 0 && <p css={captionStyles}>{parts.join(' · ')}</p>;
}

const captionStyles = css`
  margin: ${space.xs} 0 0;
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;
