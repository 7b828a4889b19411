import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** Tables of the media library (ADR 94). */
export interface PictureTables {
  pictures: {
    /** Sixteen lower-case letters, as the names of pictures in URLs. */
    id: string;
    name: string;
    alternative: Generated<string>;
    is_decorative: Generated<boolean>;
    caption: Generated<string>;
    credit: Generated<string>;
    licence: Generated<string>;
    /** The hotel that it shows, in front of the supplier's pictures; `null` for another subject. */
    giata_id: number | null;
    /** Counts every change, for optimistic locking. */
    revision: Generated<number>;
    /** Number of the current image. */
    image: Generated<number>;
    uploaded_by: string;
    uploaded_at: Moment;
    changed_by: string;
    changed_at: Moment;
  };
  /** A file with a focal point. Rows are inserted and never changed. */
  picture_images: {
    picture_id: string;
    number: number;
    /** SHA-256 of the stored file. */
    hash: string;
    width: number;
    height: number;
    /** Size of the stored file. */
    bytes: number;
    /** From the left edge (0) to the right edge (1). */
    focal_x: number;
    /** From the upper edge (0) to the lower edge (1). */
    focal_y: number;
  };
}
