import { inspect } from 'node:util';

import { serveUntilSignal } from '@storefront/server-kit/serve-until-signal';
import { z } from 'zod';

import { openDatabase } from '../../src/db/open-database';
import type { SendMail } from '../../src/mail/mail-transport';
import type { Charge, PaymentProvider } from '../../src/payments/payment-provider';
import { serve } from '../../src/serve';

import { createDemoServices, readDemoEnvironment } from '../support/demo-services';

import { armSchema, KillSwitch, type KillPoint } from './kill-points';
import { appendMail } from './mail-log';
import { bankProvider } from './bank-provider';
import { observedDatabase } from './watched-database';

const settingsSchema = z.object({
  CRASH_SIMULATOR_URL: z.url(),
  CRASH_MAIL_LOG: z.string().min(1),
  CRASH_RUN: z.coerce.number().int(),
});

/** Runs the backend with a simulated bank, a mail log and kill points. */
async function start(): Promise<() => Promise<void>> {
  const settings = settingsSchema.parse(process.env);
  const environment = readDemoEnvironment();
  const killSwitch = new KillSwitch();
  process.on('message', (message) => killSwitch.arm(armSchema.parse(message)));
  // The test process has exited.
  process.once('disconnect', () => process.exit(1));

  const opened = await openDatabase(
    environment.dataDir,
    environment.databaseUrl,
    environment.databaseConnections,
  );
  return serve(
    environment,
    { ...opened, db: observedDatabase(opened.db, (point) => killSwitch.pass(point)) },
    await createDemoServices(environment, opened.db, {
      provider: withKillPoints(bankProvider(settings.CRASH_SIMULATOR_URL), killSwitch),
      send: sendToMailLog(settings.CRASH_MAIL_LOG, settings.CRASH_RUN, killSwitch),
    }),
  );
}

function withKillPoints(provider: PaymentProvider, killSwitch: KillSwitch): PaymentProvider {
  // Only successful charges matter: a crash before a decline costs no money.
  const passPaid = (point: KillPoint, charge: Charge | null) => {
    if (charge?.state === 'succeeded') killSwitch.pass(point);
  };
  return {
    ...provider,
    chargeCard: async (key, amount, card) => {
      killSwitch.pass('attempt-written');
      const charge = await provider.chargeCard(key, amount, card);
      passPaid('charged', charge);
      return charge;
    },
    openPage: async (...args) => {
      const page = await provider.openPage(...args);
      killSwitch.pass('page-opened');
      return page;
    },
    refund: async (...args) => {
      killSwitch.pass('refund-claimed');
      const state = await provider.refund(...args);
      killSwitch.pass('refunded');
      return state;
    },
    findCharge: async (key) => {
      const charge = await provider.findCharge(key);
      passPaid('looked-up', charge);
      return charge;
    },
  };
}

function sendToMailLog(file: string, run: number, killSwitch: KillSwitch): SendMail {
  return async ({ to, subject }, messageId) => {
    killSwitch.pass('mail-claimed');
    const [reference = ''] = /\b[A-Z2-9]{10}\b/.exec(subject) ?? [];
    appendMail(file, { run, messageId, reference, to: to.address });
    killSwitch.pass('mail-sent');
  };
}

serveUntilSignal(start, inspect);
