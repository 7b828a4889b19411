import { toJSONSchema, z } from 'zod';

const jsonObjectSchema = z.record(z.string(), z.unknown());

/**
 * What a release says of the booking session: with what it was built, what it leaves in session storage
 * under `bookingData`, and what its pages must find there. Replayed against what is live at every release.
 */
export const sessionFixturesSchema = z.object({
  /** The contract version of the build, such as `1.3.0`. */
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Whole sessions in their stored form, each named after what led to it. */
  writes: z.array(z.object({ name: z.string().min(1), session: jsonObjectSchema })),
  /** By page: a JSON Schema (2020-12) of the fields that it cannot do without. Others are no fault. */
  reads: z.array(z.object({ name: z.string().min(1), needs: jsonObjectSchema })),
});
export type SessionFixtures = z.output<typeof sessionFixturesSchema>;
export type SessionWrite = SessionFixtures['writes'][number];
export type SessionRead = SessionFixtures['reads'][number];

/**
 * A page and what it needs, as it goes into the record. Rules that no JSON Schema can say (`refine`) are left out.
 *
 * @param name the page, as a sentence about it may name it
 * @throws Error for a schema with parts that have no JSON form, such as a transform
 */
export function sessionRead(name: string, schema: z.ZodType): SessionRead {
  // Of what is stored: what has a default may be missing there, and what is not named may stand there.
  const needs: unknown = JSON.parse(JSON.stringify(toJSONSchema(schema, { io: 'input' })));
  return { name, needs: jsonObjectSchema.parse(needs) };
}
