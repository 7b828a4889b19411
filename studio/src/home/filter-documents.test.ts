import type { ListedDocument } from '../api/documents';

import { filterDocuments, filterOf, paramsOf } from './filter-documents';

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
  review: null,
  ...more,
});

const review = {
  id: 1,
  number: 1,
  requestedBy: 'Ed',
  requestedAt: '2026-11-21T10:00:00Z',
  note: '',
  returnedBy: null,
  returnedAt: null,
  comment: '',
};

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

  it('is searched by the address that it prints', () => {
    const listed = [document('Rome', { slug: 'city-breaks' }), document('Summer', { kind: 'groups' })];
    const found = (text: string) =>
      filterDocuments(listed, { text, kind: 'all', state: 'all' }).map(({ title }) => title);
    expect(found('/page/city-br')).toEqual(['Rome']);
    expect(found('/group/')).toEqual(['Summer']);
  });

  it('has its filter in the URL, and ignores what a URL cannot name', () => {
    const filter = { text: 'sun & sea', kind: 'groups', state: 'draft' } as const;
    expect(filterOf(new URLSearchParams(paramsOf(filter).toString()))).toEqual(filter);
    expect(filterOf(new URLSearchParams('kind=ships&state=lost'))).toEqual({
      text: '',
      kind: 'all',
      state: 'all',
    });
    expect(paramsOf({ text: '', kind: 'all', state: 'all' }).toString()).toBe('');
  });

  it('is filtered by kind and state', () => {
    expect(titles({ kind: 'groups' })).toEqual(['Summer']);
    expect(titles({ state: 'draft' })).toEqual(['Paris']);
    expect(titles({ state: 'off' })).toEqual(['Summer']);
    expect(titles({ state: 'live', text: 'a' })).toEqual(['Antalya', 'Paris']);
    expect(titles({ state: 'scheduled' })).toEqual([]);
  });

  it('is filtered by what waits for a publisher, and by what was sent back [DEC-330]', () => {
    const reviewed = [
      document('Rome', { review }),
      document('Nice', { review: { ...review, returnedBy: 'Pat', returnedAt: '2026-11-21T11:00:00Z' } }),
      document('Oslo'),
    ];
    const titlesOf = (state: 'review' | 'returned') =>
      filterDocuments(reviewed, { text: '', kind: 'all', state }).map(({ title }) => title);
    expect(titlesOf('review')).toEqual(['Rome']);
    expect(titlesOf('returned')).toEqual(['Nice']);
  });
});
