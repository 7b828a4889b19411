import { act, renderHook } from '@testing-library/react';

import type { DocumentKey, OpenedDocument } from '../api/documents';

import { useActs } from './use-acts';
import { useEditor } from './use-editor';

const KEY: DocumentKey = { kind: 'groups', id: 'sun' };
const OPENED: OpenedDocument = {
  ...KEY,
  title: 'Sun',
  head: 1,
  revision: 1,
  changedBy: 'Ann Lee',
  changedAt: '2027-01-05T09:00:00Z',
  hasDraft: false,
  live: { number: 1, startsAt: '2027-01-05T09:00:00Z', endsAt: null },
  upcoming: [],
  review: null,
  document: { name: 'Sun' },
  findings: [],
};

const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = jest.fn((path: string) => {
    sent.push(path);
    return Promise.resolve({
      status: 200,
      json: () => Promise.resolve({ release: 1, notice: null, withdrawn: 1 }),
    });
  }) as unknown as typeof fetch;
});

describe('an act that changes the site', () => {
  it.each([
    ['end', '/api/documents/groups/sun/end'],
    ['unschedule', '/api/documents/groups/sun/unschedule'],
  ] as const)('%s opens a question, and is sent when it is confirmed', async (kind, path) => {
    const { result } = renderHook(() =>
      useActs(KEY, OPENED, useEditor(KEY, OPENED, 'account-1'), {
        reload: () => Promise.resolve(),
        restart: () => {},
      }),
    );
    await act(() => result.current.act(kind));
    expect(result.current.dialog).toBe(kind);
    expect(sent).toEqual([]);
    await act(() => result.current[kind]());
    expect(sent).toEqual([path]);
    expect(result.current.dialog).toBeNull();
  });
});
