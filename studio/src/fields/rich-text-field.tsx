import { css } from '@emotion/react';
import { controlStyles, errorStyles, hintStyles } from '@storefront/shared/ui/field';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useId, useState } from 'react';

import { domNodesOf } from '../rich-text/dom-tree';
import { preparePaste } from '../rich-text/paste';
import { useEditedText } from '../rich-text/use-edited-text';

import { errorAt, fieldId, type FieldProps } from './field-props';
import { RichTextToolbar } from './rich-text-toolbar';

/** Renders a formatted text as it is on the page, with buttons for its formats. */
export function RichTextField({ node, path, label, value, onChange, findings }: FieldProps) {
  const id = fieldId(path);
  const hintId = useId();
  const html = typeof value === 'string' ? value : '';
  const [message, setMessage] = useState('');
  const { box, emit, onKeyDown } = useEditedText(html, onChange);
  const error = errorAt(findings, path);
  const room = (node.maxLength ?? 20_000) - html.length;
  const paste = (data: DataTransfer) => {
    const pasted = preparePaste({ html: data.getData('text/html'), text: data.getData('text/plain') }, room);
    setMessage(pasted.message ?? '');
    if (!pasted.ok) return;
    insertNodes(domNodesOf(pasted.nodes, document));
    emit();
  };
  return (
    <div css={fieldStyles}>
      <span id={`${id}-label`} css={labelStyles}>
        {label}
      </span>
      <div id={hintId} css={notesStyles}>
        {node.description && <p css={hintStyles}>{node.description}</p>}
        {error && <p css={errorStyles}>{error}</p>}
      </div>
      <RichTextToolbar label={label} box={box} onChange={emit} />
      <div
        ref={box}
        id={id}
        role="textbox"
        aria-multiline
        aria-labelledby={`${id}-label`}
        aria-describedby={hintId}
        aria-invalid={error !== undefined}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        css={[controlStyles, boxStyles]}
        onInput={(event) => emit(event.nativeEvent)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          event.preventDefault();
          paste(event.clipboardData);
        }}
        onDrop={(event) => {
          event.preventDefault();
          paste(event.dataTransfer);
        }}
      />
      <p role="status" css={hintStyles}>
        {message}
      </p>
    </div>
  );
}

function insertNodes(nodes: readonly Node[]): void {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  const fragment = document.createDocumentFragment();
  fragment.append(...nodes);
  range.insertNode(fragment);
  selection.collapseToEnd();
}

const fieldStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};

  & > p:empty {
    display: none;
  }
`;

const labelStyles = css`
  font: 600 ${text.small} ${family.body};
`;

// Above the box, as at every other field.
const notesStyles = css`
  display: grid;
  gap: ${space.xxs};

  &:empty {
    display: none;
  }
`;

const boxStyles = css`
  display: block;
  height: auto;
  min-height: 120px;
  max-height: 420px;
  padding: ${space.s};
  overflow-y: auto;
  font: ${text.body} ${family.body};
  overflow-wrap: anywhere;

  & > * {
    margin: 0 0 ${space.xs};
  }

  & h2,
  & h3,
  & h4 {
    font: 700 ${text.body} ${family.heading};
  }

  & a {
    color: ${color.action};
  }
`;
