import './boot/configure-zod';

import { nextTask } from '@storefront/shared/platform/time/next-task';

import { beginBoot } from './boot/begin-boot';
import { showBootNotice } from './boot/boot-notice';
import { withoutStackTraces } from './boot/without-stack-traces';

const nonce = beginBoot();
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
