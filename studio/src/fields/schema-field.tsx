import { hintStyles, errorStyles } from '@storefront/shared/ui/field';
import { SelectField } from '@storefront/shared/ui/select-field';
import { Fragment, useId } from 'react';

import { isObject, type JsonObject } from '../api/json';
import { smallButtonStyles } from '../ui/small-button';

import { DocumentField, isDocumentControl } from './document-field';
import { errorAt, fieldId, warningAt, type FieldProps } from './field-props';
import { JsonField } from './json-field';
import { boxStyles, ChoicesField, legendStyles, ListField } from './list-field';
import { LinkPreview } from './link-preview';
import { PictureField } from './picture-field';
import { RichTextField } from './rich-text-field';
import { WarningNote } from './warning-note';
import { emptyValue, labelOf, variantOf, withoutNull } from './schema-node';
import {
  BOARD_CHOICES,
  BooleanField,
  ChoiceField,
  DESTINATION_CHOICES,
  LineField,
  LongField,
  NumberField,
  TimeField,
} from './text-fields';

/** Texts that may be longer have a text area. */
const MAX_LINE = 1_000;

/** Renders the control of a field by its JSON schema. What no control fits is edited as JSON. */
export function SchemaField(props: FieldProps) {
  const warning = warningAt(props.findings, props.path);
  if (warning === undefined) return <Control {...props} />;
  return (
    <div>
      <Control {...props} />
      <WarningNote>{warning}</WarningNote>
    </div>
  );
}

function Control(props: FieldProps) {
  const { node, isNullable } = withoutNull(props.node);
  const own = { ...props, node };
  if (node.anyOf) return <UnionField {...own} isNullable={isNullable} />;
  if (node.type === 'object' && node.properties) return <ObjectField {...own} isNullable={isNullable} />;
  if (node.type === 'array') return <ArrayField {...own} isNullable={isNullable} />;
  return <ValueField {...own} isNullable={isNullable} />;
}

type NullableProps = FieldProps & { readonly isNullable: boolean };

function ValueField(props: NullableProps) {
  const { node } = props;
  if (isDocumentControl(node.control)) return <DocumentField {...props} control={node.control} />;
  switch (node.control) {
    case 'destination':
      return <ChoiceField {...props} options={DESTINATION_CHOICES} toJson={Number} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'socialPicture':
      return <PictureField {...props} isOfLibrary />;
    case 'richText':
      return <RichTextField {...props} />;
    case 'ukTime':
      return <TimeField {...props} />;
    case 'board':
      return <ChoiceField {...props} options={BOARD_CHOICES} />;
    case undefined:
    default:
      return <TypedField {...props} />;
  }
}

function TypedField(props: NullableProps) {
  const { node } = props;
  if (node.enum)
    return <ChoiceField {...props} options={node.enum.map((value) => ({ value, label: value }))} />;
  if (node.type === 'boolean') return <BooleanField {...props} />;
  if (node.type === 'integer' || node.type === 'number') return <NumberField {...props} />;
  if (node.type !== 'string') return <JsonField {...props} />;
  return (node.maxLength ?? 0) > MAX_LINE ? <LongField {...props} /> : <LineField {...props} />;
}

/** Renders the fields of an object. The id of a document is not one of them: it never changes. */
export function ObjectFields({
  node,
  path,
  value,
  onChange,
  findings,
}: Omit<FieldProps, 'label' | 'value' | 'onChange'> & {
  readonly value: JsonObject;
  readonly onChange: (value: JsonObject) => void;
}) {
  return Object.entries(node.properties ?? {})
    .filter(([name, field]) => (path !== '' || name !== 'id') && field.const === undefined)
    .map(([name, field]) => {
      const fieldPath = path === '' ? name : `${path}.${name}`;
      return (
        <Fragment key={name}>
          <SchemaField
            node={field}
            path={fieldPath}
            label={labelOf(field, name)}
            value={value[name] ?? (withoutNull(field).isNullable ? null : emptyValue(field))}
            onChange={(next) => onChange({ ...value, [name]: next })}
            findings={findings}
          />
          {field.control === 'socialPicture' && <LinkPreview document={value} />}
        </Fragment>
      );
    });
}

function ObjectField({ isNullable, ...props }: NullableProps) {
  const { node, path, label, value, onChange, findings } = props;
  if (!isObject(value))
    return isNullable && value === null ? <MissingPart {...props} /> : <JsonField {...props} />;
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} css={boxStyles}>
      <legend css={legendStyles}>{label}</legend>
      <PartNotes {...props} />
      <ObjectFields node={node} path={path} value={value} onChange={onChange} findings={findings} />
      {isNullable && <RemovePart label={label} onRemove={() => onChange(null)} />}
    </fieldset>
  );
}

function ArrayField({ isNullable, ...props }: NullableProps) {
  const { node, value, label, onChange } = props;
  if (!Array.isArray(value))
    return isNullable && value === null ? <MissingPart {...props} /> : <JsonField {...props} />;
  const list = node.items?.enum ? (
    <ChoicesField {...props} value={value} />
  ) : (
    <ListField {...props} value={value} renderItem={(item) => <SchemaField {...item} />} />
  );
  if (!isNullable) return list;
  return (
    <>
      {list}
      <RemovePart label={label} onRemove={() => onChange(null)} />
    </>
  );
}

/** Objects of several forms have a choice of the form; everything else of several types is edited as text. */
function UnionField({ isNullable, ...props }: NullableProps) {
  const { node, path, label, value, onChange, findings } = props;
  const choiceId = useId();
  const variants = node.anyOf ?? [];
  if (variants.some(({ type }) => type !== 'object')) {
    const text = variants.find(({ type, const: constant }) => type === 'string' && constant === undefined);
    if (!text) return <JsonField {...props} />;
    return (
      <ValueField
        {...props}
        node={{ ...text, ...node, anyOf: undefined, type: 'string' }}
        isNullable={isNullable}
      />
    );
  }
  const chosen = variantOf(variants, value);
  const variant = variants[chosen] ?? {};
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} css={boxStyles}>
      <legend css={legendStyles}>{label}</legend>
      <PartNotes {...props} />
      <SelectField
        id={choiceId}
        label="How"
        value={String(chosen)}
        options={variants.map((one, index) => ({
          value: String(index),
          label: one.title ?? variantName(one),
        }))}
        onValueChange={(index) => onChange(emptyValue(variants[Number(index)] ?? {}))}
      />
      {isObject(value) && (
        <ObjectFields node={variant} path={path} value={value} onChange={onChange} findings={findings} />
      )}
    </fieldset>
  );
}

function variantName({ properties = {} }: FieldProps['node']): string {
  return Object.entries(properties)
    .map(([name, node]) => labelOf(node, name))
    .join(', ');
}

function PartNotes({ node, path, findings }: Pick<FieldProps, 'node' | 'path' | 'findings'>) {
  const error = errorAt(findings, path);
  return (
    <>
      {node.description && <p css={hintStyles}>{node.description}</p>}
      {error && <p css={errorStyles}>{error}</p>}
    </>
  );
}

function MissingPart({ node, path, label, onChange }: FieldProps) {
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} css={boxStyles}>
      <legend css={legendStyles}>{label}</legend>
      {node.description && <p css={hintStyles}>{node.description}</p>}
      <div>
        <button type="button" css={smallButtonStyles} onClick={() => onChange(emptyValue(node))}>
          Add {label.toLowerCase()}
        </button>
      </div>
    </fieldset>
  );
}

function RemovePart({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <div>
      <button type="button" css={smallButtonStyles} onClick={onRemove}>
        Do without {label.toLowerCase()}
      </button>
    </div>
  );
}
