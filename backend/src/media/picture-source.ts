/** Pictures that are generated on request, such as the illustrations of the demonstration. */
export interface PictureSource {
  /** Names the folder of the generated pictures; it changes whenever the pictures change. */
  readonly version: string;
  /** Returns the picture at a path such as `pool-17/960.jpg`; `null` for a path that the source does not have. */
  readonly find: (path: string) => GeneratedPicture | null;
}

export interface GeneratedPicture {
  readonly generate: () => Promise<Buffer>;
  /** Whether the result is kept in the media folder; false for pictures that take no time to generate. */
  readonly isStored: boolean;
}
