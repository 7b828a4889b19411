import { css } from '@emotion/react';
import type { ShortlistEntry } from '@storefront/shared/contracts/shortlist';
import { useShortlist } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { Checkbox } from '@storefront/shared/ui/checkbox';
import { Drawer } from '@storefront/shared/ui/drawer';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { TextLink } from '@storefront/shared/ui/text-link';
import { family, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { CompareFooter } from './compare-footer';
import { tickedHotels, withTick } from './compare-ticks';
import { RemovedNotice } from './removed-notice';
import { ShortlistRow } from './shortlist-row';

interface ShortlistDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Hotels of the present search on the selected date. */
  readonly comparable: ReadonlySet<number>;
  /**
   * Goes to the comparison. Navigate with `replace`: an open drawer has an entry of its own in the history,
   * and the comparison takes its place. The drawer closes when the address changes.
   */
  readonly onCompare: (giataIds: readonly number[]) => void;
}

/** The saved hotels: to go back to, and two to four of the present search to compare. */
export function ShortlistDrawer({ open, onOpenChange, comparable, onCompare }: ShortlistDrawerProps) {
  const { entries, remove, clear, restore } = useShortlist();
  const [ticked, setTicked] = useState<readonly number[] | null>(null);
  const [refused, setRefused] = useState(false);
  const [removed, setRemoved] = useState<readonly ShortlistEntry[]>([]);
  const list = useRef<HTMLDivElement>(null);
  useCloseOnNewAddress(open, onOpenChange);

  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTicked(null);
    setRefused(false);
    setRemoved([]);
  }

  const here = entries.filter(({ giataId }) => comparable.has(giataId));
  const elsewhere = entries.filter(({ giataId }) => !comparable.has(giataId));
  const chosen = tickedHotels(
    here.map(({ giataId }) => giataId),
    ticked,
  );

  const tick = (giataId: number, on: boolean) => {
    const next = withTick(chosen, giataId, on);
    setRefused(next === chosen);
    setTicked(next);
  };
  const takeOff = (gone: readonly ShortlistEntry[]) => {
    setRemoved(gone);
    setRefused(false);
    if (gone.length === entries.length) clear();
    else for (const { giataId } of gone) remove(giataId);
  };
  const row = (entry: ShortlistEntry, act: ReactNode) => (
    <ShortlistRow key={entry.giataId} entry={entry} onRemove={() => takeOff([entry])}>
      {act}
    </ShortlistRow>
  );

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Your shortlist"
      footer={
        here.length > 0 && (
          <CompareFooter
            comparable={here.length}
            ticked={chosen.length}
            refused={refused}
            onCompare={() => onCompare(chosen)}
          />
        )
      }
    >
      <div ref={list} tabIndex={-1} css={listStyles}>
        {removed.length > 0 && (
          <RemovedNotice
            removed={removed}
            onUndo={() => {
              restore(removed);
              setRemoved([]);
              // The button that was pressed goes with its notice.
              list.current?.focus();
            }}
          />
        )}
        {entries.length === 0 && (
          <EmptyState title="No saved hotels yet">
            Press the heart on a hotel to save it here. You can then compare up to four side by side.
          </EmptyState>
        )}
        <Section title="In this search" hidden={here.length === 0}>
          {here.map((entry) =>
            row(
              entry,
              <Checkbox
                label={<Told word="Compare" of={entry.name} />}
                checked={chosen.includes(entry.giataId)}
                onCheckedChange={(on) => tick(entry.giataId, on)}
              />,
            ),
          )}
        </Section>
        <Section title="From other searches" hidden={elsewhere.length === 0}>
          {elsewhere.map((entry) =>
            row(
              entry,
              <TextLink to={entry.searchPath} replace css={linkStyles}>
                <Told word="Open that search" of={`for ${entry.name}`} />
              </TextLink>,
            ),
          )}
        </Section>
        {entries.length > 0 && (
          <div>
            <Button look="quiet" onClick={() => takeOff(entries)}>
              Clear all
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  );
}

/** A link or the comparison leads away: the drawer goes with the page it stood on. */
function useCloseOnNewAddress(open: boolean, onOpenChange: (open: boolean) => void): void {
  const { key } = useLocation();
  const openedAt = useRef<string | null>(null);
  useEffect(() => {
    if (!open) openedAt.current = null;
    else if (openedAt.current === null) openedAt.current = key;
    else if (openedAt.current !== key) onOpenChange(false);
  }, [open, key, onOpenChange]);
}

interface SectionProps {
  readonly title: string;
  readonly hidden: boolean;
  readonly children: ReactNode;
}

function Section({ title, hidden, children }: SectionProps) {
  const id = useId();
  if (hidden) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} css={titleStyles}>
        {title}
      </h3>
      <ul css={rowsStyles}>{children}</ul>
    </section>
  );
}

/** A short word that says which hotel it is about to those who do not see the row. */
function Told({ word, of }: { readonly word: string; readonly of: string }) {
  return (
    <>
      {word}
      <VisuallyHidden> {of}</VisuallyHidden>
    </>
  );
}

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.lead} ${family.heading};
`;

const rowsStyles = css`
  padding: 0;
  list-style: none;
`;

const linkStyles = css`
  padding-block: 10px;
  font: ${text.body} ${family.body};
`;
