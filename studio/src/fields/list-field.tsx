import { css } from '@emotion/react';
import { Checkbox } from '@storefront/shared/ui/checkbox';
import { errorStyles, hintStyles } from '@storefront/shared/ui/field';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { visuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { isObject, type Json } from '../api/json';
import { smallButtonStyles } from '../ui/small-button';

import { isDocumentControl } from './document-field';
import { errorAt, fieldId, type FieldProps } from './field-props';
import { emptyValue, type SchemaNode } from './schema-node';

type ListProps = Omit<FieldProps, 'value'> & { readonly value: readonly Json[] };

/**
 * Renders a list whose items are added, moved and removed by buttons. The focus stays with a moved item.
 *
 * @param props.renderItem renders the field of one item
 */
export function ListField({
  renderItem,
  ...props
}: ListProps & { readonly renderItem: (item: FieldProps) => ReactNode }) {
  const { node, path, label, value, onChange, findings } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const item = node.items ?? {};
  const focus = (name: string) => box.current?.querySelector<HTMLElement>(`[data-act="${name}"]`)?.focus();
  const change = (next: readonly Json[], focused: string) => {
    flushSync(() => onChange(next));
    focus(focused);
  };
  const error = errorAt(findings, path);
  return (
    <fieldset ref={box} id={fieldId(path)} tabIndex={-1} css={boxStyles}>
      <legend css={legendStyles}>{label}</legend>
      {node.description && <p css={hintStyles}>{node.description}</p>}
      {error && <p css={errorStyles}>{error}</p>}
      {value.length === 0 && <p css={hintStyles}>Nothing yet.</p>}
      {value.map((one, index) => (
        // Items have no ids; every control is controlled, so the place is a safe key.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} css={itemStyles}>
          <ItemHead
            name={summaryOf(one, item) ?? `${label} ${index + 1}`}
            index={index}
            count={value.length}
            onMove={(to) => change(moved(value, index, to), `move-${to}`)}
            onRemove={() => change(value.toSpliced(index, 1), 'add')}
          />
          {renderItem({
            node: item,
            path: `${path}.${index}`,
            label: `${label} ${index + 1}`,
            value: one,
            onChange: (next) => onChange(value.with(index, next)),
            findings,
          })}
        </div>
      ))}
      <div>
        <button
          type="button"
          data-act="add"
          css={smallButtonStyles}
          disabled={node.maxItems !== undefined && value.length >= node.maxItems}
          onClick={() => onChange([...value, emptyValue(item)])}
        >
          <Plus size={16} aria-hidden />
          Add to {label.toLowerCase()}
        </button>
      </div>
    </fieldset>
  );
}

interface ItemHeadProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function ItemHead({ name, index, count, onMove, onRemove }: ItemHeadProps) {
  return (
    <div css={headStyles}>
      <strong css={nameStyles}>{name}</strong>
      <button
        type="button"
        css={smallButtonStyles}
        // A disabled button would lose the focus of an item that has arrived at the top.
        aria-disabled={index === 0}
        data-act={`move-${index}`}
        aria-label={`Move up: ${name}`}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        <ArrowUp size={16} aria-hidden />
      </button>
      <button
        type="button"
        css={smallButtonStyles}
        aria-disabled={index === count - 1}
        aria-label={`Move down: ${name}`}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        <ArrowDown size={16} aria-hidden />
      </button>
      <button type="button" css={smallButtonStyles} aria-label={`Remove: ${name}`} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </button>
    </div>
  );
}

function moved(items: readonly Json[], from: number, to: number): readonly Json[] {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Names an item by its first text; the id of another document is none. */
function summaryOf(value: Json, node: SchemaNode): string | null {
  if (!isObject(value)) return null;
  const texts = Object.entries(node.properties ?? {})
    .filter(([name, { control }]) => !name.startsWith('_') && !isDocumentControl(control))
    .map(([name]) => value[name]);
  return texts.find((one): one is string => typeof one === 'string' && one !== '' && one.length < 80) ?? null;
}

/** Renders a list of a few fixed values as checkboxes. */
export function ChoicesField({ node, path, label, value, onChange, findings }: ListProps) {
  const options = node.items?.enum ?? [];
  const error = errorAt(findings, path);
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} css={boxStyles}>
      <legend css={legendStyles}>{label}</legend>
      {node.description && <p css={hintStyles}>{node.description}</p>}
      {error && <p css={errorStyles}>{error}</p>}
      {options.map((option) => (
        <Checkbox
          key={option}
          label={option}
          checked={value.includes(option)}
          onCheckedChange={(isChosen) =>
            onChange(options.filter((one) => (one === option ? isChosen : value.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}

export const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  min-width: 0;
  margin: 0;
  padding: ${space.s} ${space.m} ${space.m};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
`;

export const legendStyles = css`
  padding: 0 ${space.xxs};
  font: 600 ${text.body} ${family.body};
`;

const itemStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding: ${space.s};
  border-radius: ${radius.field};
  background: ${color.surfaceAlt};

  /* The head names the item for the eye, the legend for screen readers. */
  & > fieldset {
    position: relative;
    padding: 0;
    border: 0;
  }

  & > fieldset > legend {
    ${visuallyHidden}
  }
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs};
`;

// With less room, the name has a row of its own above the buttons.
const nameStyles = css`
  flex: 1 1 160px;
  min-width: 0;
  font: 600 ${text.small} ${family.body};
  overflow-wrap: anywhere;
`;
