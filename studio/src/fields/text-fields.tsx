import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import { Checkbox } from '@storefront/shared/ui/checkbox';
import { controlStyles, Field } from '@storefront/shared/ui/field';
import { SelectField } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import { useState } from 'react';

import type { Json } from '../api/json';
import { UkTimeField } from '../ui/uk-time-field';

import { errorAt, fieldId, type FieldProps } from './field-props';
import { readableHtml } from './readable-html';

type TextProps = FieldProps & { readonly isNullable: boolean };

const textOf = (value: Json) =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Renders a field of one line. An empty text is `null` where the field may be missing. */
export function LineField({ node, path, label, value, onChange, findings, isNullable }: TextProps) {
  return (
    <TextField
      id={fieldId(path)}
      label={label}
      hint={node.description}
      error={errorAt(findings, path)}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' && isNullable ? null : target.value)}
    />
  );
}

/** Renders a day and time of the UK. */
export function TimeField({ node, path, label, value, onChange, findings }: TextProps) {
  return (
    <UkTimeField
      id={fieldId(path)}
      label={label}
      hint={node.description}
      error={errorAt(findings, path)}
      value={textOf(value)}
      onChange={onChange}
    />
  );
}

/** Renders a number. What is not a number yet stays as text, which the check reports. */
export function NumberField({ node, path, label, value, onChange, findings, isNullable }: TextProps) {
  const range = [node.minimum, node.maximum].filter((bound) => bound !== undefined && Math.abs(bound) < 1e6);
  const hint = node.description ?? (range.length === 2 ? `${range[0]} to ${range[1]}` : undefined);
  return (
    <TextField
      id={fieldId(path)}
      label={label}
      hint={hint}
      error={errorAt(findings, path)}
      sizing="code"
      inputMode="decimal"
      value={textOf(value)}
      onChange={({ target }) => onChange(numberOf(target.value, isNullable))}
    />
  );
}

function numberOf(text: string, isNullable: boolean): Json {
  if (text === '' && isNullable) return null;
  const number = Number(text);
  return text !== '' && String(number) === text ? number : text;
}

/** Renders a longer text with readable lines. It is stored as it is written here once it has been edited. */
export function LongField({ node, path, label, value, onChange, findings, isNullable }: TextProps) {
  const [lastStored, setLastStored] = useState(value);
  const [text, setText] = useState(() => readableHtml(textOf(value)));
  if (value !== lastStored) {
    setLastStored(value);
    setText(readableHtml(textOf(value)));
  }
  const hint =
    node.description ??
    (node.control === 'html' ? 'HTML. Scripts and forms are removed on the page.' : undefined);
  return (
    <Field id={fieldId(path)} label={label} hint={hint} error={errorAt(findings, path)}>
      {(control) => (
        <textarea
          {...control}
          css={[controlStyles, longStyles]}
          rows={Math.min(16, Math.max(3, text.split('\n').length + 1))}
          value={text}
          onChange={({ target }) => {
            const next = target.value === '' && isNullable ? null : target.value;
            setText(target.value);
            setLastStored(next);
            onChange(next);
          }}
        />
      )}
    </Field>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Renders a choice. A value that is not one of the options stays until another one is chosen. */
export function ChoiceField({
  options,
  toJson = (text) => text,
  ...props
}: TextProps & { readonly options: readonly Choice[]; readonly toJson?: (text: string) => Json }) {
  const { node, path, label, value, onChange, findings, isNullable } = props;
  const own = textOf(value);
  const isListed = options.some((option) => option.value === own);
  const all = [
    ...(isNullable ? [{ value: '', label: 'None' }] : []),
    ...(isListed || (own === '' && isNullable)
      ? []
      : [{ value: own, label: own === '' || own === '0' ? 'Choose …' : own }]),
    ...options,
  ];
  return (
    <SelectField
      id={fieldId(path)}
      label={label}
      hint={node.description}
      error={errorAt(findings, path)}
      options={all}
      value={own}
      onValueChange={(text) => onChange(text === '' && isNullable ? null : toJson(text))}
    />
  );
}

export function BooleanField({ path, label, value, onChange }: FieldProps) {
  return (
    <div id={fieldId(path)}>
      <Checkbox label={label} checked={value === true} onCheckedChange={onChange} />
    </div>
  );
}

export const DESTINATION_CHOICES: readonly Choice[] = uniqueDestinations()
  .map(({ id, name, country }) => ({ value: String(id), label: `${name}, ${country}` }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

export const BOARD_CHOICES: readonly Choice[] = ['AI', 'UAI', 'FB', 'HB', 'BB', 'RO', 'SC'].map((code) => ({
  value: code,
  label: `${boardName(code)} (${code})`,
}));

const longStyles = css`
  min-height: 96px;
  line-height: 1.5;
  resize: vertical;
`;
