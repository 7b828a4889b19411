import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { mailTransport } from '@storefront/backend/mail/mail-transport';

import { readDemoEnvironment } from './environment';

describe('the demonstration without settings', () => {
  it('has an embedded database and simulates supplier and payments [DEC-108]', () => {
    expect(readDemoEnvironment({})).toMatchObject({
      databaseUrl: null,
      supplierUrl: null,
      supplierResponses: { store: 'memory', redisUrl: null },
      stripe: null,
      gatewayUrl: 'http://localhost:3002',
      pictureStore: join('.data', 'pictures'),
      edge: null,
      cdn: null,
    });
  });

  it('writes emails into a folder [DEC-108, API-EMAIL-02]', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mails-'));
    const send = mailTransport(readDemoEnvironment({ DATA_DIR: dataDir }));
    const to = { name: 'Ann Lee', address: 'ann@example.com' };
    await send({ to, subject: 'Your holiday', text: 'Booked.', html: '<p>Booked.</p>' }, '<one@shop.test>');
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/\.eml$/)]);
    rmSync(dataDir, { recursive: true });
  });

  it('uses the PostgreSQL of DATABASE_URL [DEC-108]', () => {
    const databaseUrl = 'postgres://localhost/shop';
    expect(readDemoEnvironment({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });
});
