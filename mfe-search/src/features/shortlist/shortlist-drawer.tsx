import { css } from '@emotion/react';
import type { ShortlistEntry } from '@storefront/shared/contracts/shortlist';
import { Button } from '@storefront/shared/ui/button';
import { Checkbox } from '@storefront/shared/ui/checkbox';
import { Drawer } from '@storefront/shared/ui/drawer';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { TextLink } from '@storefront/shared/ui/text-link';
import { family, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { CompareFooter } from './compare-footer';
import { RemovedNotice } from './removed-notice';
import { ShortlistRow } from './shortlist-row';
import { useShortlistSelection } from './use-shortlist-selection';

interface ShortlistDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Hotels of the current search on the selected date. */
  readonly comparable: ReadonlySet<number>;
  /**
   * Opens the comparison. Must navigate with `replace`: the open drawer has its own history entry, which the
   * comparison replaces. The drawer closes when the location changes.
   */
  readonly onCompare: (giataIds: readonly number[]) => void;
}

/** The saved hotels, with links to them. Two to four hotels of the current search can be compared. */
export function ShortlistDrawer({ open, onOpenChange, comparable, onCompare }: ShortlistDrawerProps) {
  const shortlist = useShortlistSelection(open, comparable);
  const { entries, here, elsewhere, chosen, refused, removed } = shortlist;
  const list = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(open, onOpenChange);

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
              shortlist.undo();
              // The clicked button is removed together with its notice.
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
          {here.map((entry) => (
            <ShortlistRow key={entry.giataId} entry={entry} onRemove={() => shortlist.removeEntries([entry])}>
              <Checkbox
                label={<ContextualLabel label="Compare" context={entry.name} />}
                checked={chosen.includes(entry.giataId)}
                onCheckedChange={(on) => shortlist.tick(entry.giataId, on)}
              />
            </ShortlistRow>
          ))}
        </Section>
        <OtherSearches entries={elsewhere} onRemove={(entry) => shortlist.removeEntries([entry])} />
        {entries.length > 0 && (
          <div>
            <Button look="quiet" onClick={() => shortlist.removeEntries(entries)}>
              Clear all
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  );
}

/** Closes the drawer when a link or the comparison navigates to another location. */
function useCloseOnNavigation(open: boolean, onOpenChange: (open: boolean) => void): void {
  const { key } = useLocation();
  const openedAt = useRef<string | null>(null);
  useEffect(() => {
    if (!open) openedAt.current = null;
    else if (openedAt.current === null) openedAt.current = key;
    else if (openedAt.current !== key) onOpenChange(false);
  }, [open, key, onOpenChange]);
}

interface OtherSearchesProps {
  readonly entries: readonly ShortlistEntry[];
  readonly onRemove: (entry: ShortlistEntry) => void;
}

function OtherSearches({ entries, onRemove }: OtherSearchesProps) {
  return (
    <Section title="From other searches" hidden={entries.length === 0}>
      {entries.map((entry) => (
        <ShortlistRow key={entry.giataId} entry={entry} onRemove={() => onRemove(entry)}>
          <TextLink to={entry.searchPath} replace css={linkStyles}>
            <ContextualLabel label="Open that search" context={`for ${entry.name}`} />
          </TextLink>
        </ShortlistRow>
      ))}
    </Section>
  );
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

/** A short label that names its hotel for screen readers. */
function ContextualLabel({ label, context }: { readonly label: string; readonly context: string }) {
  return (
    <>
      {label}
      <VisuallyHidden> {context}</VisuallyHidden>
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
