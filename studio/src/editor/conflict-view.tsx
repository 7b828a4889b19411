import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { useState } from 'react';

import type { JsonObject } from '../api/json';
import { labelOf, type SchemaNode } from '../fields/schema-node';
import { Modal } from '../ui/modal';
import { ukMoment } from '../ui/uk-time';

import { tableStyles } from './history-dialog';
import { mergeDocuments, withFields, type ConflictField } from './merge-documents';
import type { Conflict } from './use-editor';
import { valueText } from './value-text';

interface ConflictViewProps {
  readonly conflict: Conflict;
  readonly mine: JsonObject;
  readonly schema: SchemaNode;
  readonly onResolve: (merged: JsonObject) => void;
}

/** Renders both texts of a document that two people have changed. Nothing is lost: theirs is a revision of the history. */
export function ConflictView({ conflict, mine, schema, onResolve }: ConflictViewProps) {
  const { newer, base, theirs } = conflict;
  const { document, conflicts, taken } = mergeDocuments(base, mine, theirs);
  const [theirFields, setTheirFields] = useState<readonly string[]>([]);
  const nameOf = (field: string) => labelOf(schema.properties?.[field] ?? {}, field);
  const choose = (field: string, isTheirs: boolean) =>
    setTheirFields((before) => [...before.filter((one) => one !== field), ...(isTheirs ? [field] : [])]);
  return (
    <Modal
      title={`Changed by ${newer.author} at ${ukMoment(newer.changedAt)} since you opened it`}
      onClose={null}
      wide
    >
      <Stack>
        <Alert tone="info">
          Both texts are kept: theirs is revision {newer.revision} of the history, yours is here.
          {taken.length > 0 &&
            ` Only ${newer.author} has changed ${taken.map(nameOf).join(', ')}: that is taken over.`}
        </Alert>
        {conflicts.length > 0 && (
          <ConflictTable
            author={newer.author}
            conflicts={conflicts}
            theirFields={theirFields}
            nameOf={nameOf}
            onChoose={choose}
          />
        )}
        <Row wrap>
          <Button onClick={() => onResolve(withFields(document, theirs, theirFields))}>
            Go on with this text
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

interface ConflictTableProps {
  readonly author: string;
  readonly conflicts: readonly ConflictField[];
  readonly theirFields: readonly string[];
  readonly nameOf: (field: string) => string;
  readonly onChoose: (field: string, isTheirs: boolean) => void;
}

function ConflictTable({ author, conflicts, theirFields, nameOf, onChoose }: ConflictTableProps) {
  return (
    <table css={tableStyles}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Yours</th>
          <th scope="col">{author}</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ field, mine, theirs }) => (
          <tr key={field}>
            <th scope="row">{nameOf(field)}</th>
            <td>
              <Choice
                field={field}
                label={`Keep yours: ${nameOf(field)}`}
                isChosen={!theirFields.includes(field)}
                onChoose={() => onChoose(field, false)}
              />
              <div>{valueText(mine)}</div>
            </td>
            <td>
              <Choice
                field={field}
                label={`Take theirs: ${nameOf(field)}`}
                isChosen={theirFields.includes(field)}
                onChoose={() => onChoose(field, true)}
              />
              <div>{valueText(theirs)}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Choice({
  field,
  label,
  isChosen,
  onChoose,
}: {
  readonly field: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <label>
      <input type="radio" name={`choice-${field}`} checked={isChosen} onChange={onChoose} /> {label}
    </label>
  );
}
