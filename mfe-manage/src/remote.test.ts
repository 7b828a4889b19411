import { remoteProblems } from '@storefront/shared/testing/fake-host';

import { remote } from './remote';

it('mfe-manage is a remote that the shell accepts', async () => {
  expect(await remoteProblems(remote)).toEqual([]);
});
