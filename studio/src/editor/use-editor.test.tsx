import { act, renderHook, waitFor } from '@testing-library/react';
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

  it('requires a choice where a colleague has changed the same, and stays until it is made', async () => {
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

describe('the choice between two texts', () => {
  const meetConflict = async () => {
    revisions = [{ name: 'Sun', text: 'Old' }];
    const { result } = openEditor();
    revisions.push({ name: 'Theirs', text: 'Newer' });
    act(() => result.current.change({ name: 'Mine', text: 'Old' }));
    await act(() => result.current.save());
    expect(result.current.conflict).not.toBeNull();
    return result;
  };

  it('leaves mine in the history when theirs is chosen, and saves the chosen text last', async () => {
    const result = await meetConflict();
    await act(() => result.current.resolve({ name: 'Theirs', text: 'Newer' }));
    expect(revisions.slice(2)).toEqual([
      { name: 'Mine', text: 'Newer' },
      { name: 'Theirs', text: 'Newer' },
    ]);
    expect(result.current).toMatchObject({ conflict: null, isDirty: false, head: 4 });
  });

  it('saves one revision when mine is chosen', async () => {
    const result = await meetConflict();
    await act(() => result.current.resolve({ name: 'Mine', text: 'Newer' }));
    expect(revisions.slice(2)).toEqual([{ name: 'Mine', text: 'Newer' }]);
  });

  it('stays open with the newest text when somebody saves again in the meantime', async () => {
    const result = await meetConflict();
    revisions.push({ name: 'Third', text: 'Newer' });
    await act(() => result.current.resolve({ name: 'Theirs', text: 'Newer' }));
    expect(result.current.conflict).toMatchObject({ newer: { revision: 3 }, theirs: { name: 'Third' } });
    expect(revisions).toHaveLength(3);
  });
});

describe('leaving the editor inside the studio', () => {
  it('saves what was typed last, and then removes the local copy', async () => {
    revisions = [{ name: 'Sun' }];
    const { result, unmount } = openEditor();
    act(() => result.current.change({ name: 'Typed last' }));
    unmount();
    await waitFor(() => expect(revisions).toEqual([{ name: 'Sun' }, { name: 'Typed last' }]));
    await waitFor(() => expect(offers()).toEqual([]));
  });

  it('saves also what was typed while an earlier text is on its way', async () => {
    revisions = [{ name: 'Sun' }];
    const { result, unmount } = openEditor();
    act(() => result.current.change({ name: 'First' }));
    act(() => void result.current.save());
    act(() => result.current.change({ name: 'Second' }));
    unmount();
    await waitFor(() => expect(revisions).toEqual([{ name: 'Sun' }, { name: 'First' }, { name: 'Second' }]));
  });

  it('leaves the local copy where the save fails, and saves nothing that was not changed', async () => {
    revisions = [{ name: 'Sun' }];
    openEditor().unmount();
    const { result, unmount } = openEditor();
    act(() => result.current.change({ name: 'Typed last' }));
    isOnline = false;
    await act(() => Promise.resolve(unmount()));
    expect(revisions).toEqual([{ name: 'Sun' }]);
    expect(offers()).toEqual([{ name: 'Typed last' }]);
  });
});
