import type { ListedDocument } from '../api/documents';

import { filterDocuments } from './filter-documents';

const document = (title: string, more: Partial<ListedDocument> = {}): ListedDocument => ({
  kind: 'pages',
  id: title.toLowerCase(),
  title,
  head: 1,
  changedBy: 'Ann',
  changedAt: '2026-11-21T10:00:00Z',
  hasDraft: false,
  live: { number: 1, startsAt: '2026-11-01T10:00:00Z', endsAt: null },
  upcoming: [],
  ...more,
});

const documents = [
  document('Antalya'),
  document('Paris', { hasDraft: true, changedBy: 'Ben' }),
  document('Summer', { kind: 'groups', live: null }),
];
const titles = (filter: Partial<Parameters<typeof filterDocuments>[1]>) =>
  filterDocuments(documents, { text: '', kind: 'all', state: 'all', ...filter }).map(({ title }) => title);

describe('the list of documents', () => {
  it('is searched by name, id and person', () => {
    expect(titles({ text: ' ANT ' })).toEqual(['Antalya']);
    expect(titles({ text: 'ben' })).toEqual(['Paris']);
  });

  it('is filtered by kind and state', () => {
    expect(titles({ kind: 'groups' })).toEqual(['Summer']);
    expect(titles({ state: 'draft' })).toEqual(['Paris']);
    expect(titles({ state: 'off' })).toEqual(['Summer']);
    expect(titles({ state: 'live', text: 'a' })).toEqual(['Antalya', 'Paris']);
    expect(titles({ state: 'scheduled' })).toEqual([]);
  });
});
