import { ReadableStream } from 'node:stream/web';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

import type { LatePart, PagePart } from '@storefront/shared/contracts/rendered-page';

import type { PartsRequest } from './render-task';

/** What a render thread needs to send a page in parts. */
export interface PartPort {
  readonly nonce: string;
  readonly port: MessagePort;
}

/**
 * Connects a render thread with the visitor who waits for a page. The parts end when the thread closes its port or is
 * terminated.
 *
 * @returns the port, which must be transferred to the thread
 */
export function createPartChannel({ nonce, onParts }: PartsRequest): PartPort {
  const { port1, port2 } = new MessageChannel();
  const rest = new ReadableStream<LatePart>({
    start(controller) {
      port1.on('message', (part: PagePart) => {
        if (part.kind === 'frame') onParts({ frame: part, rest });
        else controller.enqueue(part);
      });
      port1.once('close', () => controller.close());
    },
    // The visitor has left.
    cancel: () => {
      port1.removeAllListeners('close');
      port1.close();
    },
  });
  return { nonce, port: port2 };
}
