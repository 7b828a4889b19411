import { useEffect, useRef, type KeyboardEvent } from 'react';

import { caretIn, setCaret } from './caret';
import { domNodesOf, editedHtml } from './dom-tree';
import { parseHtml } from './html-tree';
import { redone, startHistory, undone, withEdit, type TextHistory } from './text-history';

/**
 * Shows a text in an element that is edited, and reports edits. A text that comes from elsewhere replaces it. The history
 * is the field's own: the browser's has no step for a paste, whose nodes are made one by one because the policy of the page
 * allows no HTML.
 */
export function useEditedText(html: string, onChange: (html: string) => void) {
  const box = useRef<HTMLDivElement>(null);
  const history = useRef<TextHistory | null>(null);
  useEffect(() => {
    if (!box.current || history.current?.present.html === html) return;
    history.current = startHistory(html);
    display(box.current, html);
  }, [html]);

  /** @param input the event of a key; absent for an edit that is a step of its own */
  const emit = (input?: Event) => {
    if (!box.current || !history.current) return;
    const next = editedHtml(box.current);
    if (next === history.current.present.html) return;
    const typing = input instanceof InputEvent ? { inputType: input.inputType, at: input.timeStamp } : null;
    history.current = withEdit(history.current, { html: next, caret: caretIn(box.current) }, typing);
    onChange(next);
  };
  const step = (to: typeof undone) => {
    const next = history.current && to(history.current);
    if (!box.current || !next) return;
    history.current = next;
    display(box.current, next.present.html);
    setCaret(box.current, next.present.caret);
    onChange(next.present.html);
  };
  useUndoOfTheMenu(box, step);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepOf(event);
    if (to === null || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step(to);
  };
  return { box, emit, onKeyDown };
}

/** The menus of the browser undo as well, with an event that React does not have. */
function useUndoOfTheMenu(
  box: Readonly<{ current: HTMLElement | null }>,
  step: (to: typeof undone) => void,
): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const element = box.current;
    const onBeforeInput = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      latest.current(event.inputType === 'historyUndo' ? undone : redone);
    };
    element?.addEventListener('beforeinput', onBeforeInput);
    return () => element?.removeEventListener('beforeinput', onBeforeInput);
  }, [box]);
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): typeof undone | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? redone : undone;
  return key.toLowerCase() === 'y' ? redone : null;
}

function display(box: HTMLElement, html: string): void {
  const source = /<[a-z]/i.test(html) || html === '' ? html : `<p>${html}</p>`;
  box.replaceChildren(...domNodesOf(parseHtml(source).nodes, box.ownerDocument));
}
