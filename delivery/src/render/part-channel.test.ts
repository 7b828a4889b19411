import { once } from 'node:events';

import type { LatePart, PageFrame } from '@storefront/shared/contracts/rendered-page';

import { createPartChannel } from './part-channel';
import type { PageParts } from './render-task';

const FRAME: PageFrame = { kind: 'frame', head: '', body: '<p>frame</p>', styles: [] };
const late = (body: string): LatePart => ({ kind: 'late', body, styles: [] });

function setUp() {
  let resolve: (parts: PageParts) => void = () => {};
  const arrived = new Promise<PageParts>((done) => {
    resolve = done;
  });
  const { port } = createPartChannel({ nonce: 'n', onParts: (parts) => resolve(parts) });
  return { port, arrived };
}

async function bodiesOf({ rest }: PageParts): Promise<string[]> {
  const bodies: string[] = [];
  for await (const part of rest) bodies.push(part.kind === 'late' ? part.body : part.kind);
  return bodies;
}

describe('the parts of a page', () => {
  it('arrive in order, the frame before the rest is complete, and end with the port', async () => {
    const { port, arrived } = setUp();
    port.postMessage(FRAME);
    const parts = await arrived;
    expect(parts.frame).toEqual(FRAME);
    port.postMessage(late('one'));
    port.postMessage(late('two'));
    port.close();
    expect(await bodiesOf(parts)).toEqual(['one', 'two']);
  });

  it('are no longer accepted once the visitor has left', async () => {
    const { port, arrived } = setUp();
    port.postMessage(FRAME);
    const { rest } = await arrived;
    const closed = once(port, 'close');
    await rest.cancel();
    await closed;
    expect(() => port.postMessage(late('one'))).not.toThrow();
  });
});
