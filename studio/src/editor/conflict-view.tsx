import { css } from '@emotion/react';
import { definitionOf } from '@storefront/shared/contracts/blocks/block-definitions';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { space } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

import { errorText, type CallError } from '../api/call';
import { isEqualJson, isObject, type Json, type JsonObject } from '../api/json';
import { blocksOf, summaryOf } from '../blocks/block-list';
import { labelOf, type SchemaNode } from '../fields/schema-node';
import { Modal } from '../ui/modal';
import { ukMoment } from '../ui/uk-time';

import { tableStyles } from './history-dialog';
import { BLOCK_ORDER, blockField, type ConflictField } from './merge-blocks';
import { mergeDocuments } from './merge-documents';
import type { Conflict } from './saving';
import { valueText } from './value-text';

interface ConflictViewProps {
  readonly conflict: Conflict;
  readonly mine: JsonObject;
  readonly schema: SchemaNode;
  /** @returns the error with which the choice is still open; `null` when it is done */
  readonly onResolve: (merged: JsonObject) => Promise<CallError | null>;
}

/** Renders both versions of what two people have changed. Nothing is lost: each becomes a revision of the history. */
export function ConflictView({ conflict, mine, schema, onResolve }: ConflictViewProps) {
  const { newer, base, theirs } = conflict;
  const [theirFields, setTheirFields] = useState<readonly string[]>([]);
  const edits = { base, mine, theirs };
  const [error, setError] = useState<CallError | null>(null);
  const [isSending, setSending] = useState(false);
  const { document, conflicts, taken } = mergeDocuments(edits, theirFields);
  const nameOf = (field: string) =>
    blockName(field, [mine, theirs, base]) ?? labelOf(schema.properties?.[field] ?? {}, field);
  const choose = (field: string, isTheirs: boolean) =>
    setTheirFields((before) => [...before.filter((one) => one !== field), ...(isTheirs ? [field] : [])]);
  const send = async () => {
    setSending(true);
    const failure = await onResolve(document);
    setSending(false);
    setError(failure);
  };
  return (
    <Modal
      title={`Changed by ${newer.author} at ${ukMoment(newer.changedAt)} since you opened it`}
      onClose={null}
      wide
    >
      <Stack>
        <Alert tone="info">
          Both texts are kept: theirs is revision {newer.revision} of the history, and yours is saved as a
          revision too.
          {taken.length > 0 &&
            ` Only ${newer.author} has changed ${taken.map(nameOf).join(', ')}: that is taken over.`}
        </Alert>
        {conflicts.length > 0 && (
          <ConflictTable
            author={newer.author}
            conflicts={conflicts}
            theirFields={theirFields}
            nameOf={nameOf}
            documents={[mine, theirs, base]}
            onChoose={choose}
          />
        )}
        {error && <Alert tone="error">{errorText(error)}</Alert>}
        <Row wrap>
          <Button loading={isSending} onClick={() => void send()}>
            Go on with this text
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

/** Returns the name of a block with its headline; `null` for another field. */
function blockName(field: string, documents: readonly JsonObject[]): string | null {
  if (field === BLOCK_ORDER) return 'Order of the blocks';
  const block = documents
    .flatMap((document) => blocksOf(document) ?? [])
    .find(({ id }) => blockField(id) === field);
  if (!block) return null;
  const summary = summaryOf(block);
  const label = definitionOf(block.type)?.label ?? block.type;
  return summary === '' ? label : `${label} “${summary}”`;
}

interface ConflictTableProps {
  readonly author: string;
  readonly conflicts: readonly ConflictField[];
  readonly theirFields: readonly string[];
  readonly nameOf: (field: string) => string;
  readonly documents: readonly JsonObject[];
  readonly onChoose: (field: string, isTheirs: boolean) => void;
}

function ConflictTable({ author, conflicts, theirFields, nameOf, documents, onChoose }: ConflictTableProps) {
  return (
    <table css={tableStyles}>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Yours</th>
          <th scope="col">{author}</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map((conflict) => {
          const { field, mine, theirs } = conflict;
          const name = nameOf(field);
          return (
            <tr key={field}>
              <th scope="row">{name}</th>
              <td>
                <Choice
                  field={field}
                  label={`Keep yours: ${name}`}
                  isChosen={!theirFields.includes(field)}
                  onChoose={() => onChoose(field, false)}
                />
                <Version field={field} value={mine} other={theirs} documents={documents} />
              </td>
              <td>
                <Choice
                  field={field}
                  label={`Take theirs: ${name}`}
                  isChosen={theirFields.includes(field)}
                  onChoose={() => onChoose(field, true)}
                />
                <Version field={field} value={theirs} other={mine} documents={documents} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface VersionProps {
  readonly field: string;
  readonly value: Json | undefined;
  readonly other: Json | undefined;
  readonly documents: readonly JsonObject[];
}

/** Renders one version: of a block only what differs. */
function Version({ field, value, other, documents }: VersionProps) {
  if (field === BLOCK_ORDER && Array.isArray(value))
    return (
      <ol css={orderStyles}>
        {value.map((id) => (
          <li key={String(id)}>{blockName(blockField(String(id)), documents)}</li>
        ))}
      </ol>
    );
  if (!field.startsWith(blockField(''))) return <div>{valueText(value)}</div>;
  if (value === undefined) return <div>Removed</div>;
  const [own, others] = [propsOf(value), propsOf(other)];
  const names = Object.keys({ ...own, ...others }).filter((name) => !isEqualJson(own[name], others[name]));
  return (
    <dl css={propsStyles}>
      {names.map((name) => (
        <div key={name}>
          <dt>{labelOf({}, name)}</dt>
          <dd>{valueText(own[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function propsOf(block: Json | undefined): JsonObject {
  const props = isObject(block) ? block['props'] : undefined;
  return isObject(props) ? props : {};
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

const orderStyles = css`
  margin: ${space.xs} 0 0;
  padding-left: ${space.l};
`;

const propsStyles = css`
  display: grid;
  gap: ${space.xs};
  margin: ${space.xs} 0 0;

  & dt {
    font-weight: 600;
  }

  & dd {
    margin: 0;
  }
`;
