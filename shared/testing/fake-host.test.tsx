import { useBooking } from '@storefront/shared/runtime';
import { screen } from '@testing-library/react';

import { CONTRACT_VERSION } from '../src/contracts/contract-version';

import { remoteProblems, renderRemote } from './fake-host';

function Component() {
  const chosen = useBooking((session) => session.chosen);
  return <h1>{chosen === null ? 'Nothing is chosen' : 'A package is chosen'}</h1>;
}

const remote = (changes: object = {}) => ({
  name: 'mfe-example',
  contract: `^${CONTRACT_VERSION}`,
  routes: [{ path: '/example', lazy: async () => ({ Component, handle: { sharedForSeconds: 60 } }) }],
  ...changes,
});

describe('the fake host of the test kit', () => {
  it('visits a page of a remote, with the state that remotes share', async () => {
    renderRemote(remote(), '/example');

    expect(await screen.findByRole('heading', { name: 'Nothing is chosen' })).toBeVisible();
    expect(await remoteProblems(remote())).toEqual([]);
  });

  it('rejects a remote that needs a newer contract, as the shell does', () => {
    expect(() => renderRemote(remote({ contract: '^99.0.0' }), '/example')).toThrow(
      'mfe-example needs contract ^99.0.0',
    );
  });

  it.each([
    ['a relative path', { path: 'example', lazy: async () => ({ Component }) }, 'must be absolute'],
    ['code in the entry', { path: '/example', Component }, 'is not lazy'],
    ['nothing to show', { path: '/example', lazy: async () => ({}) }, 'has no Component'],
    [
      'a wrong cache time',
      { path: '/example', lazy: async () => ({ Component, handle: { sharedForSeconds: 'long' } }) },
      'invalid handle',
    ],
  ])('names a page with %s', async (_what, route, problem) => {
    expect(await remoteProblems(remote({ routes: [route] }))).toEqual([expect.stringContaining(problem)]);
  });
});
