import type { PictureText } from '@storefront/shared/api/content/picture-text.schema';

import type { LibraryPicture } from './library-pictures';
import { picturePath } from './picture-reference';

/** Returns the address of a picture in the shop with what is stated about it (DEC-240). */
export function pictureText(picture: LibraryPicture, publicUrl: string): PictureText {
  return {
    url: publicUrl + picturePath(picture),
    alternative: picture.isDecorative ? '' : picture.alternative,
    caption: picture.caption,
    credit: picture.credit,
  };
}
