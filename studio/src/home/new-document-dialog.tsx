import { ok, type Result } from '@storefront/shared/domain/result/result';
import { isOverlayEntry } from '@storefront/shared/ui/close-on-back';
import { SelectField } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { CallError } from '../api/call';
import {
  KIND_NAMES,
  NEW_KINDS,
  openDocument,
  readClaims,
  readSchemas,
  saveDraft,
  type NewKind,
  type ListedDocument,
} from '../api/documents';
import type { JsonObject } from '../api/json';
import { useResponse } from '../api/use-response';
import { emptyObject, schemaNodeSchema } from '../fields/schema-node';
import { FormDialog } from '../ui/form-dialog';
import { LoadState } from '../ui/load-states';

import { addressOf, blankPage, copyOf, newPageId } from './new-document';

interface NewDocumentDialogProps {
  readonly documents: readonly ListedDocument[];
  readonly onClose: () => void;
}

const ADDRESS_START: Readonly<Record<Exclude<NewKind, 'pages' | 'claims'>, string>> = {
  groups: '/group/',
  deals: '/deal/',
  notices: 'notice ',
};
/** Starts without a copy: a shop may have none yet. */
const BLANK = 'blank';
const BLANK_NAMES: Readonly<Partial<Record<NewKind, string>>> = {
  pages: 'An empty page of blocks',
  notices: 'An empty notice',
};
const TAKEN = 'There is a document with this address already. Choose another address.';

/** Creates a document as the copy of another one, as a draft, and opens it. Nothing is on the site before it is published. */
export function NewDocumentDialog({ documents, onClose }: NewDocumentDialogProps) {
  const { form, change, create } = useNewDocument(documents);
  return (
    <FormDialog title="New document" button="Create draft" onClose={onClose} onSend={create}>
      {() => (
        <>
          <KindField form={form} onChange={change} />
          {form.kind === 'claims' ? (
            <ClaimField form={form} documents={documents} onChange={change} />
          ) : (
            <>
              <SourceField form={form} documents={documents} onChange={change} />
              <NameFields form={form} kind={form.kind} onChange={change} />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  readonly form: Form;
  readonly onChange: (part: Partial<Form>) => void;
}

type SourceProps = FieldsProps & Pick<NewDocumentDialogProps, 'documents'>;

function KindField({ form: { kind }, onChange }: FieldsProps) {
  return (
    <SelectField
      label="Kind"
      value={kind}
      options={NEW_KINDS.map((value) => ({ value, label: KIND_NAMES[value][0] }))}
      onValueChange={(value) =>
        onChange({ kind: NEW_KINDS.find((one) => one === value) ?? kind, source: '' })
      }
    />
  );
}

function SourceField({ form: { kind, source }, documents, onChange }: SourceProps) {
  const sources = documents.filter((one) => one.kind === kind);
  return (
    <SelectField
      label="Start with a copy of"
      value={source}
      options={[
        { value: '', label: 'Please choose' },
        ...(kind in BLANK_NAMES ? [{ value: BLANK, label: BLANK_NAMES[kind] ?? '' }] : []),
        ...sources.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onValueChange={(value) => onChange({ source: value })}
    />
  );
}

/** A shop has one document of each claim, which begins with the settings. */
function ClaimField({ form: { source }, documents, onChange }: SourceProps) {
  const { data, error, reload } = useResponse(readClaims);
  if (!data) return <LoadState error={error} what="claims" onRetry={() => void reload()} />;
  const stored = new Set(documents.flatMap(({ kind, id }) => (kind === 'claims' ? [id] : [])));
  const open = data.claims.filter(({ id }) => !stored.has(id));
  return (
    <SelectField
      label="Claim"
      hint={
        open.length === 0
          ? 'Each claim has a document already.'
          : 'The draft begins with the settings. Until it is published, they apply.'
      }
      value={source}
      options={[
        { value: '', label: 'Please choose' },
        ...open.map(({ id, text }) => ({ value: id, label: `${text} (${id})` })),
      ]}
      onValueChange={(value) => onChange({ source: value })}
    />
  );
}

function NameFields({
  form: { name, address },
  kind,
  onChange,
}: FieldsProps & { readonly kind: Exclude<NewKind, 'claims'> }) {
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={80}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {kind !== 'pages' && (
        <TextField
          label="Address"
          hint={`${ADDRESS_START[kind]}${address || '…'} with letters, digits, - and _. It never changes.`}
          required
          maxLength={40}
          pattern="[\-\w]{1,40}"
          value={address}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      )}
    </>
  );
}

interface Form {
  readonly kind: NewKind;
  /** Id of the document to copy. */
  readonly source: string;
  readonly name: string;
  readonly address: string;
}

const EMPTY: Form = { kind: 'pages', source: '', name: '', address: '' };

function useNewDocument(documents: readonly ListedDocument[]) {
  const [form, setForm] = useState(EMPTY);
  const navigate = useNavigate();

  const change = (part: Partial<Form>) =>
    setForm((before) => ({
      ...before,
      // The address follows the name until it is edited.
      ...(part.name !== undefined &&
        before.address === addressOf(before.name) && { address: addressOf(part.name) }),
      ...part,
    }));
  const create = async (): Promise<CallError | string | null> => {
    const { kind, source, name } = form;
    if (source === '') return kind === 'claims' ? 'Choose a claim.' : 'Choose the document to copy.';
    const key = { kind, id: idOf(form) };
    if (documents.some((one) => one.kind === key.kind && one.id === key.id)) return TAKEN;
    const slugs = documents.flatMap(({ slug }) => slug ?? []);
    const failure = await createDraft(key, source, { name: kind === 'claims' ? '' : name.trim(), slugs });
    if (failure !== null) return failure.kind === 'refused' && failure.newer ? TAKEN : failure;
    // In place of the dialog's history entry: Back leads from the editor to the list.
    await navigate(`/documents/${key.kind}/${key.id}`, { replace: isOverlayEntry() });
    return null;
  };
  return { form, change, create };
}

function idOf({ kind, source, address }: Form): string {
  if (kind === 'claims') return source;
  return kind === 'pages' ? newPageId() : address;
}

/** @returns the error; `null` when the draft is saved */
async function createDraft(
  key: { readonly kind: NewKind; readonly id: string },
  source: string,
  { name, slugs }: { readonly name: string; readonly slugs: readonly string[] },
): Promise<CallError | null> {
  const first = await firstText(key.kind, source, name);
  if (!first.ok) return first.error;
  const saved = await saveDraft(key, null, copyOf(first.value, { ...key, name, slugs, now: Date.now() }));
  return saved.ok ? null : saved.error;
}

function firstText(kind: NewKind, source: string, name: string): Promise<Result<JsonObject, CallError>> {
  if (kind === 'claims') return claimOfSettings(source);
  return source === BLANK ? blankDocument(kind, name) : openedDocument(kind, source);
}

async function claimOfSettings(claim: string): Promise<Result<JsonObject, CallError>> {
  const read = await readClaims();
  return read.ok ? ok(read.value.claims.find(({ id }) => id === claim) ?? { id: claim }) : read;
}

async function openedDocument(kind: NewKind, id: string): Promise<Result<JsonObject, CallError>> {
  const opened = await openDocument({ kind, id });
  return opened.ok ? ok(opened.value.document) : opened;
}

async function blankDocument(kind: NewKind, name: string): Promise<Result<JsonObject, CallError>> {
  if (kind === 'pages') return ok(blankPage(name));
  const schemas = await readSchemas();
  if (!schemas.ok) return schemas;
  return ok(emptyObject(schemaNodeSchema.parse(schemas.value[kind])));
}
