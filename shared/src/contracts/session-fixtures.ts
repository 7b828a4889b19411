import { toJSONSchema, z } from 'zod';

const jsonObjectSchema = z.record(z.string(), z.unknown());

/**
 * What a release writes to the booking session (`bookingData` in session storage) and what its pages need from it.
 * The compatibility check replays it against the live releases. See docs/contracts/session-fixtures.md.
 */
export const sessionFixturesSchema = z.object({
  /** Contract version of the build, such as `1.3.0`. */
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Complete sessions in their stored form, each named after the action that wrote it. */
  writes: z.array(z.object({ name: z.string().min(1), session: jsonObjectSchema })),
  /** By page: a JSON Schema (2020-12) of the fields that it requires. Additional fields are allowed. */
  reads: z.array(z.object({ name: z.string().min(1), needs: jsonObjectSchema })),
  /** Present when the tests of the app recorded `writes` and `reads`; absent when the app declares them. */
  recorded: z
    .object({
      /** Of the sources that the tests ran with. */
      sourceHash: z.string().min(1),
      /** Commands that these sources call; each of them is in `writes`. */
      commands: z.array(z.string()),
      /** Whether these sources read the session. */
      readsSession: z.boolean(),
    })
    .optional(),
});
export type SessionFixtures = z.output<typeof sessionFixturesSchema>;
export type SessionWrite = SessionFixtures['writes'][number];
export type SessionRead = SessionFixtures['reads'][number];

/** What the code of an app did with the booking session while one file of its tests ran. */
export const sessionRecordsSchema = z.object({
  /** The session after each command that the app called; `by` is the folder of its code. */
  writes: z.array(z.object({ command: z.string(), by: z.string(), session: jsonObjectSchema })),
  /** Fields that the app read, such as `chosen.rooms[].name`. */
  reads: z.array(z.object({ field: z.string(), by: z.string() })),
});
export type SessionRecords = z.output<typeof sessionRecordsSchema>;

/**
 * Returns the entry of `reads` for a page. Rules that JSON Schema cannot express (`refine`) are left out.
 *
 * @param name the page as error messages name it
 * @throws Error when the schema contains something without a JSON Schema, such as a transform
 */
export function sessionRead(name: string, schema: z.ZodType): SessionRead {
  // The input side: stored sessions may lack fields with a default and may have additional fields.
  const needs: unknown = JSON.parse(JSON.stringify(toJSONSchema(schema, { io: 'input' })));
  return { name, needs: jsonObjectSchema.parse(needs) };
}
