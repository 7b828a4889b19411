import { act, renderHook } from '@testing-library/react';
import { z } from 'zod';

import type { DocumentKey, OpenedDocument } from '../api/documents';
import { jsonObjectSchema, type JsonObject } from '../api/json';

import { openLocalCopies, writeLocalCopy } from './local-copy';
import { useEditor } from './use-editor';

const KEY: DocumentKey = { kind: 'groups', id: 'sun' };
const ACCOUNT = 'account-1';
const draftSchema = z.object({ base: z.number(), document: jsonObjectSchema });

/** Revisions of the simulated server, the newest last. */
let revisions: JsonObject[] = [];
let isOnline = true;

const respond = (status: number, json: unknown) =>
  Promise.resolve({ status, json: () => Promise.resolve(json) });

function serve(path: string, init: RequestInit): Promise<unknown> {
  if (!isOnline) return Promise.reject(new TypeError('offline'));
  const revision = /revisions\/(\d+)$/.exec(path)?.[1];
  if (revision !== undefined) return respond(200, { document: revisions[Number(revision) - 1] });
  if (path.endsWith('/history')) return respond(200, { revisions: revisions.map(listed), reviews: [] });
  if (!path.endsWith('/drafts')) return respond(200, { findings: [] });
  const { base, document } = draftSchema.parse(JSON.parse(z.string().parse(init.body)));
  if (base !== revisions.length)
    return respond(409, { error: { code: 'conflict', message: 'Changed.', newer: newer() } });
  revisions.push(document);
  return respond(200, { revision: revisions.length, savedAt: '2027-01-05T10:00:00Z', findings: [] });
}

const newer = () => ({ revision: revisions.length, author: 'Ann Lee', changedAt: '2027-01-05T09:00:00Z' });
const listed = (_document: JsonObject, index: number) => ({
  number: index + 1,
  author: 'Ann Lee',
  note: '',
  createdAt: '2027-01-05T09:00:00Z',
  state: 'draft',
  publishedBy: null,
  startsAt: null,
  endsAt: null,
});

beforeEach(() => {
  isOnline = true;
  localStorage.clear();
  globalThis.fetch = jest.fn(serve) as unknown as typeof fetch;
});

function openEditor() {
  const head = revisions.length;
  const opened: OpenedDocument = {
    ...KEY,
    title: 'Sun',
    head,
    revision: head,
    changedBy: 'Ann Lee',
    changedAt: '2027-01-05T09:00:00Z',
    hasDraft: true,
    live: null,
    upcoming: [],
    review: null,
    document: revisions[head - 1] ?? {},
    findings: [],
  };
  return renderHook(() => useEditor(KEY, opened, ACCOUNT));
}

type Hook = ReturnType<typeof openEditor>['result'];

const take = (result: Hook) =>
  act(async () => {
    const [copy] = result.current.copies;
    if (copy) await result.current.takeCopy(copy);
  });
const offers = (document: JsonObject = {}) =>
  openLocalCopies(ACCOUNT, KEY, document).map((copy) => copy.document);

describe('an offered copy of unsaved text', () => {
  it('is merged with what a colleague has saved since', async () => {
    revisions = [
      { name: 'Sun', text: 'Old' },
      { name: 'Sun', text: 'Theirs' },
    ];
    writeLocalCopy(ACCOUNT, KEY, 1, { name: 'Mine', text: 'Old' });
    const { result } = openEditor();
    await take(result);
    expect(result.current.document).toEqual({ name: 'Mine', text: 'Theirs' });
    expect(result.current.conflict).toBeNull();
    expect(result.current.copies).toEqual([]);
  });

  it('asks for a choice where a colleague has changed the same, and stays until it is made', async () => {
    revisions = [{ name: 'Sun' }, { name: 'Theirs' }];
    writeLocalCopy(ACCOUNT, KEY, 1, { name: 'Mine' });
    const { result } = openEditor();
    await take(result);
    expect(result.current.conflict).toMatchObject({
      newer: { revision: 2, author: 'Ann Lee' },
      base: { name: 'Sun' },
      theirs: { name: 'Theirs' },
    });
    expect(result.current.document).toEqual({ name: 'Mine' });
    expect(offers()).toEqual([{ name: 'Mine' }]);
  });

  it('stays while the text beside it is changed and saved', async () => {
    revisions = [{ name: 'Sun' }];
    writeLocalCopy(ACCOUNT, KEY, 1, { name: 'Lost before' });
    const { result } = openEditor();
    act(() => result.current.change({ name: 'Typed beside it' }));
    await act(() => result.current.save());
    expect(revisions).toEqual([{ name: 'Sun' }, { name: 'Typed beside it' }]);
    expect(offers()).toEqual([{ name: 'Lost before' }]);
  });

  it('is offered beside the text that was typed beside it and not saved either', () => {
    revisions = [{ name: 'Sun' }];
    writeLocalCopy(ACCOUNT, KEY, 1, { name: 'First' });
    const { result } = openEditor();
    act(() => result.current.change({ name: 'Second' }));
    expect(offers()).toEqual([{ name: 'First' }, { name: 'Second' }]);
  });

  it('is removed when it is discarded', () => {
    revisions = [{ name: 'Sun' }];
    writeLocalCopy(ACCOUNT, KEY, 1, { name: 'First' });
    const { result } = openEditor();
    act(() => result.current.copies.forEach(result.current.discardCopy));
    expect(result.current.copies).toEqual([]);
    expect(offers()).toEqual([]);
  });
});
