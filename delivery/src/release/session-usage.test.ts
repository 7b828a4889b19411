import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { sessionUsage } from './session-usage';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'usage-'));
  mkdirSync(join(root, 'mfe-deal/src'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function usageOf(text: string, file = 'page.tsx') {
  writeFileSync(join(root, 'mfe-deal/src', file), text);
  return sessionUsage(root, 'mfe-deal/src');
}

it.each([
  ['const { chooseTours, clear: startAgain } = useBookingCommands();', ['chooseTours', 'clear']],
  ['const { holdQuote } = runtime.booking.commands;', ['holdQuote']],
  ['booking.commands.recordPayment(attempt);', ['recordPayment']],
  ['commands\n  .confirmOrder(order);', ['confirmOrder']],
  ['editor.commands.bold(); list.clear();', []],
  ['commands.holdQuote(quote); commands.clear();', ['clear', 'holdQuote']],
])('finds the commands that an app calls: %s', (text, commands) => {
  expect(usageOf(text).commands).toEqual(commands);
});

it.each([
  ['const chosen = useBooking((session) => session.chosen);', true],
  ['const { payment } = booking.getState();', true],
  ['const { getState } = store;', false],
])('finds whether an app reads the session: %s', (text, readsSession) => {
  expect(usageOf(text).readsSession).toBe(readsSession);
});

it('finds access to the stored session past the store, and ignores tests', () => {
  expect(usageOf("sessionStorage.getItem('bookingData')").unrecordable).toEqual(['mfe-deal/src/page.tsx']);
  rmSync(join(root, 'mfe-deal/src/page.tsx'));
  expect(usageOf("sessionStorage.getItem('bookingData')", 'page.test.tsx').unrecordable).toEqual([]);
});

it.each([
  ['a command', 'booking.commands.clear();'],
  ['a field', 'useBooking((session) => session.chosen);'],
])('lists the files that use %s of the session, and no others', (_what, text) => {
  usageOf('export const title = 1;', 'title.ts');
  expect(usageOf(text).files).toEqual(['mfe-deal/src/page.tsx']);
});

it.each(['types.d.ts', 'page.ts.txt', 'page.tsx.orig'])('ignores the file %s', (file) => {
  expect(usageOf('booking.commands.clear();', file)).toEqual({
    commands: [],
    readsSession: false,
    files: [],
    unrecordable: [],
  });
});

it('knows the apps of this repository', () => {
  const usage = (app: string) => sessionUsage(WORKSPACE_ROOT, `${app}/src`);
  expect(usage('mfe-deal')).toMatchObject({ commands: ['choosePackage', 'holdQuote'], readsSession: false });
  expect(usage('mfe-search')).toEqual({ commands: [], readsSession: false, files: [], unrecordable: [] });
  expect(usage('mfe-checkout')).toMatchObject({ readsSession: true, unrecordable: [] });
});
