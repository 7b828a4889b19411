import type { ContentKind } from '../../db/tables';
import { controlledValues, fieldNodeOf, valuesOf, type BlockValue } from '../blocks/block-values';
import { CONTENT_KINDS, DOCUMENT_SCHEMAS } from '../documents/content-documents';
import type { ReadFiles } from '../documents/read-files';

/** A value of a document whose field states a control, with its place. */
export interface CheckedValue extends Omit<BlockValue, 'path'> {
  readonly file: string;
  readonly kind: ContentKind;
  /** Path within the document, such as `blocks.2.props.title`. */
  readonly field: string;
  /** Whether it is in a block. */
  readonly isInBlock: boolean;
}

const NODES = new Map(CONTENT_KINDS.map((kind) => [kind, fieldNodeOf(DOCUMENT_SCHEMAS[kind])]));

/** Returns all values of documents and their blocks whose fields state a control, such as `picture` or `html`. */
export function checkedValues(documents: ReadFiles): readonly CheckedValue[] {
  return CONTENT_KINDS.flatMap((kind) => documents[kind].flatMap((file) => valuesOfFile(kind, file)));
}

function valuesOfFile(
  kind: ContentKind,
  { file, document }: ReadFiles[ContentKind][number],
): readonly CheckedValue[] {
  const node = NODES.get(kind);
  const own = node ? controlledValues(node, document, '') : [];
  const blocks = 'blocks' in document ? document.blocks : [];
  const place = { file, kind };
  return [
    ...own.map(({ path, ...value }) => ({ ...place, ...value, field: path, isInBlock: false })),
    ...blocks.flatMap((block, index) =>
      valuesOf(block).map(({ path, ...value }) => ({
        ...place,
        ...value,
        field: `blocks.${index}.${path}`,
        isInBlock: true,
      })),
    ),
  ];
}
