import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

/**
 * The apps, inline scripts and headers of the payment page, each with its reason (PCI DSS 6.4.3, 11.6.1). The files of the
 * apps and their hashes are derived from the signed releases (derive-inventory.ts).
 */
export const inventorySchema = z.object({
  page: z.string().startsWith('/'),
  /** Apps whose releases may run on the page. */
  apps: z.array(z.object({ name: z.string(), why: z.string().min(1), authorisedBy: z.string().min(1) })),
  /** Inline scripts, by the hash of their text. */
  inline: z.array(z.object({ sha256: z.string(), why: z.string().min(1), authorisedBy: z.string().min(1) })),
  /** Security headers of the document; `{…}` marks values that differ between shops and responses. */
  headers: z.record(z.string(), z.string()),
});
export type Inventory = z.output<typeof inventorySchema>;

const FILE = fileURLToPath(new URL('../../docs/payment-page/inventory.json', import.meta.url));

export async function readInventory(): Promise<Inventory> {
  return inventorySchema.parse(JSON.parse(await readFile(FILE, 'utf8')));
}
