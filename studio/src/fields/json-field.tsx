import { controlStyles, Field } from '@storefront/shared/ui/field';
import { useState } from 'react';

import { jsonSchema, type Json } from '../api/json';

import { errorAt, fieldId, hasFindingWithin, type FieldProps } from './field-props';

/** Renders a part of a document as JSON, which is applied whenever it can be read. */
export function JsonField({ node, path, label, value, onChange, findings }: FieldProps) {
  const [stored, setStored] = useState(value);
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const [isReadable, setReadable] = useState(true);
  if (value !== stored) {
    setStored(value);
    setText(JSON.stringify(value, null, 2));
    setReadable(true);
  }
  const change = (next: string) => {
    setText(next);
    const parsed = parseJson(next);
    setReadable(parsed !== undefined);
    if (parsed === undefined) return;
    setStored(parsed);
    onChange(parsed);
  };
  const within = hasFindingWithin(findings, path) ? 'A part of it has a finding, see the list.' : undefined;
  const error = isReadable
    ? (errorAt(findings, path) ?? within)
    : 'This is not JSON yet; the last readable text stays.';
  return (
    <Field id={fieldId(path)} label={label} hint={node.description ?? 'As JSON.'} error={error}>
      {(control) => (
        <textarea
          {...control}
          css={controlStyles}
          rows={Math.min(12, Math.max(3, text.split('\n').length))}
          spellCheck={false}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}

function parseJson(text: string): Json | undefined {
  try {
    const parsed = jsonSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
