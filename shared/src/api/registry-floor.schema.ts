import { z } from 'zod';

const highest = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** `PUT /edge/floors/<store>`: the highest values that were ever seen in a release store. Lower ones are a replay. */
export const registryFloorSchema = z.object({
  revision: highest,
  rootVersion: highest,
  /** By app name. */
  sequences: z
    .record(z.string().regex(/^[\w-]{1,60}$/), highest)
    .refine((sequences) => Object.keys(sequences).length <= 200, 'has too many apps'),
});
export type RegistryFloor = z.output<typeof registryFloorSchema>;
