const { createHash } = require('node:crypto');
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Stores what the tests of one file recorded (shared/testing/session-recording), after all of them. */
afterAll(() => {
  const { sessionRecords } = globalThis;
  if (!sessionRecords) return;
  const { testPath } = expect.getState();
  const folder = process.env.SESSION_RECORDING;
  mkdirSync(folder, { recursive: true });
  const name = createHash('sha256').update(testPath).digest('hex').slice(0, 16);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(sessionRecords));
});
