import './boot/configure-zod';

import { nextTask } from '@storefront/shared/platform/time/next-task';

import { showBootNotice } from './boot/boot-notice';
import { installTrustedTypesPolicy } from './boot/trusted-types-policy';
import { withoutStackTraces } from './boot/without-stack-traces';

performance.mark('storefront-start');
// The browser knows the current script only while it is evaluated.
const nonce = document.currentScript?.nonce ?? '';
globalThis.__storefrontNonce = nonce;
installTrustedTypesPolicy();
// From here on the shell decides when the notice of the document is shown (delivery/src/edge/boot-watch.ts).
document.documentElement.dataset['boot'] = 'started';
start().catch((cause: unknown) => {
  showBootNotice(document);
  throw cause;
});

/** The modules are in this file, but are evaluated in tasks of their own: on a phone each of them takes long. */
async function start(): Promise<void> {
  await nextTask();
  await withoutStackTraces(() => import(/* webpackMode: "eager" */ './remotes/shared-modules'));
  await nextTask();
  const { startFederated } = await import(/* webpackMode: "eager" */ './boot/start-federated');
  await nextTask();
  await startFederated(nonce);
}
