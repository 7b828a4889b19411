import { randomInt } from 'node:crypto';

/** How documents name a picture of the library: by its id, so that a replaced file reaches all of them. */
const REFERENCE = /^media:(?<id>[a-z]{16})$/;
const ID_LENGTH = 16;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns an id of 75 random bits, in the letters that the shop expects in URLs of its pictures. */
export function newPictureId(): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Returns the id in a reference such as `media:abcdefghijklmnop`; `null` for everything else, such as a URL. */
export function pictureIdIn(text: string | null): string | null {
  return REFERENCE.exec(text ?? '')?.groups?.['id'] ?? null;
}

/** Returns the path of an image in the shop, which always names the same bytes. */
export function picturePath({ id, image }: { readonly id: string; readonly image: number }): string {
  return `/media/${id}-${image}/1600.jpg`;
}
