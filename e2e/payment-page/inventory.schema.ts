import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

/** What the payment page may load and say, with the reason for each line (PCI DSS 6.4.3, 11.6.1). */
export const inventorySchema = z.object({
  page: z.string().startsWith('/'),
  /** Files of releases. `path` is their address with `{version}` and `{file}` for what changes with each release. */
  files: z.array(z.object({ path: z.string(), why: z.string().min(1), authorisedBy: z.string().min(1) })),
  /** Scripts in the document itself, by the hash of their text. */
  inline: z.array(z.object({ sha256: z.string(), why: z.string().min(1), authorisedBy: z.string().min(1) })),
  /** Security headers of the document; `{…}` stands for what differs from shop to shop and answer to answer. */
  headers: z.record(z.string(), z.string()),
});
export type Inventory = z.output<typeof inventorySchema>;

const FILE = fileURLToPath(new URL('../../docs/payment-page/inventory.json', import.meta.url));

export async function readInventory(): Promise<Inventory> {
  return inventorySchema.parse(JSON.parse(await readFile(FILE, 'utf8')));
}
