import type { IncomingMessage, ServerResponse } from 'node:http';

const TICK_MS = 50;

/** A line with a limited number of bytes per second, which all responses share in turn. */
export interface Line {
  /** Round-trip time of a request. */
  readonly latencyMs: number;
  readonly pipe: (from: IncomingMessage, to: ServerResponse) => void;
  readonly close: () => void;
}

interface Transfer {
  readonly from: IncomingMessage;
  readonly to: ServerResponse;
}

export function createSlowLine({
  bytesPerSecond,
  latencyMs,
}: {
  readonly bytesPerSecond: number;
  readonly latencyMs: number;
}): Line {
  const transfers = new Set<Transfer>();
  const timer = setInterval(() => {
    const share = Math.ceil((bytesPerSecond * TICK_MS) / 1000 / Math.max(1, transfers.size));
    for (const transfer of transfers) sendPart(transfer, share);
  }, TICK_MS);

  return {
    latencyMs,
    pipe(from, to) {
      const transfer = { from, to };
      transfers.add(transfer);
      from.pause();
      from.on('end', () => {
        transfers.delete(transfer);
        to.end();
      });
      to.on('close', () => transfers.delete(transfer));
    },
    close() {
      clearInterval(timer);
      for (const { from, to } of transfers) from.pipe(to);
    },
  };
}

/** Reads at most `bytes` of a paused response; the rest stays in its buffer. */
function sendPart({ from, to }: Transfer, bytes: number): void {
  // Reading no bytes fills the buffer, or ends an empty response.
  const part: unknown = from.read(Math.min(bytes, from.readableLength));
  if (Buffer.isBuffer(part)) to.write(part);
}
