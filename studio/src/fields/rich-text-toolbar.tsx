import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { TextField } from '@storefront/shared/ui/text-field';
import { space } from '@storefront/shared/ui/tokens';
import { Bold, Heading3, Italic, Link2, List, ListOrdered, Pilcrow, PoundSterling } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { Modal } from '../ui/modal';
import { smallButtonStyles } from '../ui/small-button';

import { PriceDialog } from './price-dialog';

const FORMATS = [
  { name: 'Bold', Icon: Bold, command: 'bold' },
  { name: 'Italic', Icon: Italic, command: 'italic' },
  { name: 'Heading', Icon: Heading3, command: 'formatBlock', value: 'h3' },
  { name: 'Paragraph', Icon: Pilcrow, command: 'formatBlock', value: 'p' },
  { name: 'List', Icon: List, command: 'insertUnorderedList' },
  { name: 'Numbered list', Icon: ListOrdered, command: 'insertOrderedList' },
] as const;

const SAFE_LINK = /^(https:\/\/|mailto:|tel:|\/(?!\/))/i;

interface RichTextToolbarProps {
  readonly label: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onChange: () => void;
}

/** Renders the formats of a text. They apply to the selection in its box, which stays while a dialog is open. */
export function RichTextToolbar({ label, box, onChange }: RichTextToolbarProps) {
  const [dialog, setDialog] = useState<'link' | 'price' | null>(null);
  const selected = useRef<Range | null>(null);
  const run = (command: string, value?: string) => {
    box.current?.focus();
    restore(selected.current, box.current);
    // Specified as it is implemented, in all browsers.
    document.execCommand(command, false, value);
    onChange();
  };
  const remember = () => {
    const selection = window.getSelection();
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
    selected.current = range && box.current?.contains(range.commonAncestorContainer) ? range : null;
  };
  const open = (next: 'link' | 'price') => {
    remember();
    setDialog(next);
  };
  const close = (command?: string, value?: string) => {
    // While the dialog is open, the text is inert and cannot be edited.
    flushSync(() => setDialog(null));
    if (command !== undefined) run(command, value);
    selected.current = null;
  };
  return (
    <div role="group" aria-label={`Formats of ${label}`} css={barStyles}>
      {FORMATS.map(({ name, Icon, command, ...format }) => (
        <button
          key={name}
          type="button"
          css={smallButtonStyles}
          aria-label={name}
          title={name}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(command, 'value' in format ? format.value : undefined)}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
      <button
        type="button"
        css={smallButtonStyles}
        aria-label="Link"
        title="Link"
        onClick={() => open('link')}
      >
        <Link2 size={16} aria-hidden />
      </button>
      <button type="button" css={smallButtonStyles} onClick={() => open('price')}>
        <PoundSterling size={16} aria-hidden />
        Insert a price
      </button>
      {dialog === 'link' && <LinkDialog onClose={close} />}
      {dialog === 'price' && (
        <PriceDialog onClose={() => close()} onChoose={(reference) => close('insertText', reference)} />
      )}
    </div>
  );
}

function LinkDialog({ onClose }: { readonly onClose: (command?: string, value?: string) => void }) {
  const [to, setTo] = useState('');
  const [isRefused, setRefused] = useState(false);
  return (
    <Modal title="Link" onClose={() => onClose()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (SAFE_LINK.test(to.trim())) onClose('createLink', to.trim());
          else setRefused(true);
        }}
      >
        <Stack>
          <TextField
            label="Leads to"
            hint="A path of the shop such as /all-deals, or an address that starts with https://"
            error={
              isRefused
                ? 'Enter a path such as /all-deals, or an address that starts with https://'
                : undefined
            }
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
          <Row>
            <Button type="submit">Set the link</Button>
            <Button look="quiet" onClick={() => onClose('unlink')}>
              Remove the link
            </Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  );
}

/** A dialog takes the focus, and with it the selection. */
function restore(range: Range | null, box: HTMLElement | null): void {
  const selection = window.getSelection();
  if (!selection || !box) return;
  if (range) {
    selection.removeAllRanges();
    selection.addRange(range);
  } else if (!box.contains(selection.anchorNode)) {
    selection.selectAllChildren(box);
    selection.collapseToEnd();
  }
}

const barStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
`;
