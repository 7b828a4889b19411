import { z } from 'zod';

/**
 * One block of a page as it is stored and sent. The properties are those of its type in this version; `readBlock` raises
 * older versions. The id is unique within the page and stays the same for the lifetime of the block.
 */
export const blockSchema = z.object({
  type: z.string().regex(/^[a-z][A-Za-z]{1,39}$/),
  v: z.number().int().min(1),
  id: z.string().regex(/^[\w-]{1,40}$/),
  props: z.record(z.string(), z.unknown()),
});
export type Block = z.output<typeof blockSchema>;

/** Most blocks of one page. */
export const MAX_BLOCKS = 40;

/** Groups of the studio's list of blocks. */
export const BLOCK_CATEGORIES = ['Opening', 'Text and pictures', 'Holidays', 'Trust and help'] as const;

/** Raises properties by one version. */
export type MigrateProps = (props: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** What all apps agree on about one type of block. */
export interface BlockDefinition<S extends z.ZodObject = z.ZodObject> {
  /** Increases whenever stored properties of the version before would no longer be valid. */
  readonly version: number;
  readonly label: string;
  readonly description: string;
  readonly category: (typeof BLOCK_CATEGORIES)[number];
  /** Properties of the current version, with labels and controls of the studio as metadata. */
  readonly schema: S;
  /** Valid properties of a new block. */
  readonly defaults: z.input<S>;
  /**
   * Texts of new blocks that only show where to write: no page is published with one of them. Former ones stay listed,
   * because an older live release still starts blocks with them.
   */
  readonly sampleTexts?: readonly string[];
  /** At index `n - 1` the migration from version `n` to `n + 1`. */
  readonly migrations?: readonly MigrateProps[];
}

/** Keeps the exact schema in the type of a definition. */
export function defineBlock<S extends z.ZodObject>(definition: BlockDefinition<S>): BlockDefinition<S> {
  return definition;
}
