import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { errorCode } from '@storefront/server-kit/error-text';

import { paidBooking } from './support/paid-booking';
import { LEAD } from './support/people';
import { startServer, waitUntil, type ServerProcess } from './support/server-process';

const DISK_MB = 320;

/** A file system of its own needs the rights of root, and not every container has them. */
const mounted = mkdtempSync(join(tmpdir(), 'full-disk-'));
const isMounted =
  process.platform === 'linux' &&
  !process.env['DATABASE_URL'] &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', mounted]).status === 0;
const onOwnDisk = isMounted ? it : it.skip;

let server: ServerProcess | null = null;
afterAll(async () => {
  await server?.kill();
  if (isMounted) spawnSync('umount', ['-l', mounted]);
  rmSync(mounted, { recursive: true, force: true });
});

/** Fills the disk up to a number of free megabytes. */
function leaveFree(megabytes: number): void {
  rmSync(filler(), { force: true });
  const { bavail, bsize } = statfsSync(mounted);
  const size = bavail * bsize - megabytes * 1024 * 1024;
  const filled = spawnSync('fallocate', ['-l', String(size), filler()]);
  if (filled.status === 0) return;
  try {
    writeFileSync(filler(), Buffer.alloc(size));
  } catch (error) {
    // The server has written meanwhile, so the filler does not fit whole: the disk is as full as requested.
    if (megabytes > 0 || errorCode(error) !== 'ENOSPC') throw error;
  }
}

function filler(): string {
  return join(mounted, 'filler');
}

onOwnDisk(
  'reports a full disk in /ready, sends pictures unsaved, and takes bookings again when there is space',
  async () => {
    const dataDir = join(mounted, 'data');
    mkdirSync(dataDir);
    const running = await startServer({ DATA_DIR: dataDir });
    server = running;
    const ready = async () => {
      const response = await fetch(`${running.url}/ready`);
      return [response.status, await response.text()];
    };
    await paidBooking([running.url]);
    expect(await ready()).toEqual([200, '{"status":"ready"}']);

    leaveFree(20);
    await waitUntil(async () => (await ready())[0] === 503);
    expect(await ready()).toEqual([503, '{"status":"not ready","reason":"disk"}']);
    expect((await fetch(`${running.url}/health`)).status).toBe(200);

    leaveFree(0);
    const picture = await fetch(`${running.url}/media/pool-1/480.jpg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    expect(existsSync(join(dataDir, 'media/pool-1/480.jpg'))).toBe(false);
    // What still fits into the allocated log is stored; everything else is an outage, not a fault.
    const lead = await fetch(`${running.url}/api/createLeadPassenger`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LEAD),
    });
    expect([200, 503]).toContain(lead.status);

    rmSync(filler());
    await waitUntil(async () => (await ready())[0] === 200);
    await paidBooking([running.url]);
  },
  180_000,
);
