import { EmptyState } from '@storefront/shared/ui/empty-state';
import { useCallback, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { z } from 'zod';

import { KINDS, openDocument, readSchemas, type DocumentKey } from '../api/documents';
import { useResponse } from '../api/use-response';
import { schemaNodeSchema } from '../fields/schema-node';
import { LoadState } from '../ui/load-states';

import { DocumentEditor } from './document-editor';

const paramsSchema = z.object({ kind: z.enum(KINDS), id: z.string() });

/** Renders the editor of the document in the URL. */
export function EditorScreen() {
  const { kind, id } = useParams();
  const key = useMemo(() => paramsSchema.safeParse({ kind, id }).data ?? null, [kind, id]);
  const [visit, setVisit] = useState(1);
  if (!key)
    return (
      <main>
        <EmptyState
          title="There is no such document"
          headingLevel={1}
          action={<Link to="/">All documents</Link>}
        />
      </main>
    );
  return (
    <LoadedEditor
      key={`${key.kind}/${key.id}/${visit}`}
      documentKey={key}
      onRestart={() => setVisit(visit + 1)}
    />
  );
}

interface LoadedProps {
  readonly documentKey: DocumentKey;
  readonly onRestart: () => void;
}

function LoadedEditor({ documentKey, onRestart }: LoadedProps) {
  const load = useCallback(() => openDocument(documentKey), [documentKey]);
  const opened = useResponse(load);
  const schemas = useResponse(readSchemas);
  const schema = useMemo(
    () => (schemas.data ? schemaNodeSchema.parse(schemas.data[documentKey.kind]) : null),
    [schemas.data, documentKey.kind],
  );
  if (!opened.data || !schema)
    return (
      <main>
        <LoadState
          error={opened.error ?? schemas.error}
          what="document"
          onRetry={() => void Promise.all([opened.reload(), schemas.reload()])}
        />
      </main>
    );
  return (
    <DocumentEditor
      documentKey={documentKey}
      opened={opened.data}
      schema={schema}
      reload={opened.reload}
      restart={onRestart}
    />
  );
}
