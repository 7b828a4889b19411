import { css } from '@emotion/react';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { Button } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/stack';
import { SelectField } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import { below, family, space, text } from '@storefront/shared/ui/tokens';
import { Clock, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import {
  isInReview,
  KIND_NAMES,
  KINDS,
  listDocuments,
  type Kind,
  type ListedDocument,
} from '../api/documents';
import { useResponse } from '../api/use-response';
import { MomentDialog } from '../moments/moment-dialog';
import { usePresenceList } from '../presence/use-presence';
import { LoadState } from '../ui/load-states';

import { DocumentTable } from './document-table';
import { NewDocumentDialog } from './new-document-dialog';
import {
  filterDocuments,
  filterOf,
  paramsOf,
  STATES,
  type DocumentFilter,
  type StateFilter,
} from './filter-documents';

const EVERYTHING: DocumentFilter = { text: '', kind: 'all', state: 'all' };
const STATE_NAMES: Readonly<Record<StateFilter, string>> = {
  all: 'All states',
  live: 'Live',
  draft: 'With a draft',
  review: 'In review',
  returned: 'Sent back',
  scheduled: 'Scheduled',
  off: 'Off the site',
};

/** Renders all documents by kind, with search and filters. */
export function HomeScreen() {
  const { data, error, reload } = useResponse(listDocuments);
  const [filter, setFilter] = useUrlFilter();
  const documents = data?.documents ?? [];
  const found = filterDocuments(documents, filter);
  const upcomingDocuments = documents.filter(({ upcoming }) => upcoming.length > 0);
  const reviews = documents.filter(isInReview);
  const presence = usePresenceList();
  return (
    <main css={pageStyles}>
      <title>Documents – Studio</title>
      <header css={headStyles}>
        <h1 css={titleStyles}>Documents</h1>
        {documents.length > 0 && <Acts documents={documents} />}
      </header>
      <Filters filter={filter} onChange={setFilter} />
      {!data && <LoadState error={error} what="list of documents" onRetry={() => void reload()} />}
      {data && documents.length === 0 && (
        <EmptyState title="There are no documents yet">
          Import the first ones: npm run content -- import. Then they are edited here.
        </EmptyState>
      )}
      {documents.length > 0 && found.length === 0 && (
        <EmptyState
          title="No document matches"
          action={
            <Button look="outline" onClick={() => setFilter(EVERYTHING)}>
              Show all documents
            </Button>
          }
        />
      )}
      {paramsOf(filter).size === 0 && (
        <>
          <DocumentTable title="In review" documents={reviews} presence={presence} />
          <DocumentTable title="Coming up" documents={upcomingDocuments} presence={presence} />
        </>
      )}
      {KINDS.map((kind) => (
        <DocumentTable
          key={kind}
          title={KIND_NAMES[kind][1]}
          documents={found.filter((one) => one.kind === kind)}
          presence={presence}
        />
      ))}
    </main>
  );
}

/** The filter of the list, which stays in the URL for Back and reload. */
function useUrlFilter() {
  const [params, setParams] = useSearchParams();
  // The router renders a new URL later than the next key, so the fields have a state of their own.
  const [filter, setFilter] = useState(() => filterOf(params));
  const written = useRef(params.toString());
  useEffect(() => {
    if (params.toString() === written.current) return;
    written.current = params.toString();
    setFilter(filterOf(params));
  }, [params]);
  const change = (next: DocumentFilter) => {
    const nextParams = paramsOf(next);
    written.current = nextParams.toString();
    setFilter(next);
    setParams(nextParams, { replace: true });
  };
  return [filter, change] as const;
}

function Acts({ documents }: { readonly documents: readonly ListedDocument[] }) {
  const [dialog, setDialog] = useState<'create' | 'preview' | null>(null);
  const close = () => setDialog(null);
  return (
    <Row wrap>
      <Button look="outline" icon={<Clock size={20} aria-hidden />} onClick={() => setDialog('preview')}>
        Preview the site …
      </Button>
      <Button icon={<Plus size={20} aria-hidden />} onClick={() => setDialog('create')}>
        New document
      </Button>
      {dialog === 'preview' && <MomentDialog at="" added={null} onClose={close} />}
      {dialog === 'create' && <NewDocumentDialog documents={documents} onClose={close} />}
    </Row>
  );
}

function Filters({
  filter,
  onChange,
}: {
  readonly filter: DocumentFilter;
  readonly onChange: (filter: DocumentFilter) => void;
}) {
  return (
    <search css={filtersStyles}>
      <TextField
        label="Search"
        type="search"
        placeholder="Name, address, id or person"
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <SelectField
        label="Kind"
        value={filter.kind}
        options={[
          { value: 'all', label: 'All kinds' },
          ...KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind][1] })),
        ]}
        onValueChange={(value) => onChange({ ...filter, kind: kindOf(value) })}
      />
      <SelectField
        label="State"
        value={filter.state}
        options={STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }))}
        onValueChange={(value) =>
          onChange({ ...filter, state: STATES.find((state) => state === value) ?? 'all' })
        }
      />
    </search>
  );
}

function kindOf(value: string): Kind | 'all' {
  return KINDS.find((kind) => kind === value) ?? 'all';
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-width: 1280px;
  margin: 0 auto;
  padding: ${space.l};
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h2} ${family.heading};
`;

const filtersStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.m};

  ${below.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :not(* + *) {
      grid-column: 1 / -1;
    }
  }
`;
