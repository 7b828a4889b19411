import { createSupplierCircuits } from './circuit-breaker';
import { SupplierError } from './supplier-error';

const LIMITS = { window: 4, failures: 2, openMs: 1_000, maxOpenMs: 3_000 };

let time = 0;
beforeEach(() => {
  time = 0;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

const circuits = () => createSupplierCircuits(() => time, LIMITS);
const fail = () => Promise.reject(new SupplierError('search', 'timeout', 'no response'));
const refuse = () => Promise.reject(new SupplierError('search', 'rejected', 'status 400'));
const succeed = () => Promise.resolve('rooms');

function deferred() {
  let resolve: (value: string) => void = () => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function opened() {
  const opening = circuits();
  for (let count = 0; count < LIMITS.failures; count += 1)
    await expect(opening.run('search', fail)).rejects.toMatchObject({ kind: 'timeout' });
  return opening;
}

describe('the circuit of a call', () => {
  it('opens after some failures among the last calls, and then makes no call', async () => {
    const open = await opened();
    const work = jest.fn(succeed);
    await expect(open.run('search', work)).rejects.toMatchObject({ kind: 'circuit-open' });
    expect(work).not.toHaveBeenCalled();
    expect(open.states().get('search')).toBe('open');
  });

  it('leaves other calls alone', async () => {
    const open = await opened();
    expect(await open.run('price', succeed)).toBe('rooms');
  });

  it('stays closed when the failures are older than the window', async () => {
    const steady = circuits();
    for (const work of [fail, succeed, succeed, succeed, succeed, fail])
      await steady.run('search', work).catch(() => {});
    expect(steady.states().get('search')).toBe('closed');
  });

  it('does not open for requests that the supplier refuses, which a visitor can send', async () => {
    const steady = circuits();
    for (let count = 0; count < 10; count += 1) await steady.run('search', refuse).catch(() => {});
    expect(steady.states().get('search')).toBe('closed');
  });

  it('makes one probe after its time, refuses others meanwhile, and closes when the probe succeeds', async () => {
    const open = await opened();
    time += LIMITS.openMs;
    expect(open.states().get('search')).toBe('half-open');
    const probe = deferred();
    const probing = open.run('search', () => probe.promise);
    await expect(open.run('search', succeed)).rejects.toMatchObject({ kind: 'circuit-open' });
    probe.resolve('rooms');
    expect(await probing).toBe('rooms');
    expect(open.states().get('search')).toBe('closed');
    expect(await open.run('search', succeed)).toBe('rooms');
  });

  it('waits twice as long after each failed probe, up to a limit', async () => {
    const open = await opened();
    for (const [waits, next] of [
      [1_000, 2_000],
      [2_000, 3_000],
      [3_000, 3_000],
    ] as const) {
      time += waits;
      await expect(open.run('search', fail)).rejects.toMatchObject({ kind: 'timeout' });
      time += next - 1;
      await expect(open.run('search', succeed)).rejects.toMatchObject({ kind: 'circuit-open' });
      time -= next - 1;
    }
  });

  it('ignores the outcome of a call that began before it opened', async () => {
    const open = circuits();
    const late = deferred();
    const lateCall = open.run('search', () => late.promise);
    for (let count = 0; count < LIMITS.failures; count += 1) await open.run('search', fail).catch(() => {});
    late.resolve('rooms');
    expect(await lateCall).toBe('rooms');
    expect(open.states().get('search')).toBe('open');
  });
});
