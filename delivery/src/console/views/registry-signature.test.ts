import { newTimestamp } from '../../store/timestamp';

import { registrySignature } from './registry-signature';

const SIGNED_AT = Date.parse('2027-07-12T08:00:00.000Z');
const HOUR_MS = 3_600_000;
const after = (hours: number) =>
  registrySignature(
    {
      kind: 'available',
      timestamp: { ...newTimestamp(318, 1, SIGNED_AT), signatures: [{ keyId: 'k', ed25519: 's' }] },
    },
    SIGNED_AT + hours * HOUR_MS,
  );

describe('the signature of the registry', () => {
  it('has its age and the time until it expires', () => {
    expect(after(0.5)).toEqual({
      tone: 'fresh',
      detail: 'signed 30 minutes ago, valid 23 h',
      title: 'Signed 12 Jul 2027, 09:00:00 BST, valid until 13 Jul 2027, 09:00:00 BST',
    });
  });

  it('is a warning when less than half of its time is left, and an alarm when it has expired', () => {
    expect(after(12)).toMatchObject({ tone: 'fresh' });
    expect(after(12.5)).toMatchObject({ tone: 'ageing', detail: 'signed 12 hours ago, valid 11 h' });
    expect(after(23.5)).toMatchObject({ tone: 'ageing', detail: 'signed 23 hours ago, valid less than 1 h' });
    expect(after(25)).toMatchObject({ tone: 'invalid', detail: 'signature expired 1 hour ago' });
  });

  it('is an alarm when it is missing or cannot be verified', () => {
    expect(registrySignature({ kind: 'available', timestamp: null }, SIGNED_AT)).toMatchObject({
      tone: 'invalid',
      detail: 'not signed yet',
    });
    expect(registrySignature({ kind: 'unavailable', message: 'unknown key' }, SIGNED_AT)).toEqual({
      tone: 'invalid',
      detail: 'signature cannot be verified',
      title: 'unknown key',
    });
  });
});
