import type {
  SessionFixtures,
  SessionRead,
  SessionWrite,
} from '@storefront/shared/contracts/session-fixtures';
import semver from 'semver';

import { schemaViolations, type SchemaViolation } from './schema-violations';
import { sessionAfterReload } from './session-after-reload';

/** `fixtures` is `null` for builds made before session fixtures existed. */
export interface ReleaseWithFixtures {
  readonly name: string;
  readonly version: string;
  readonly fixtures: SessionFixtures | null;
}

interface WithFixtures extends ReleaseWithFixtures {
  readonly fixtures: SessionFixtures;
}

/**
 * Checks that the pages of each release can read the booking sessions that the other releases write.
 *
 * Validates every session in the fixtures against the schema of every page, both as it is written and after a
 * reload by the shell. Sessions of the release that the candidate replaces must stay readable, because they may
 * be in open tabs. The reverse is not checked, so that an app may change data that only itself reads.
 *
 * @param others all live releases, including canaries and the release that is replaced
 * @returns one sentence per field, which names both releases, the page and what to do
 */
export function sessionConflicts(
  candidate: ReleaseWithFixtures,
  others: readonly ReleaseWithFixtures[],
): readonly string[] {
  const live = others.filter(hasFixtures);
  if (!hasFixtures(candidate)) return [];
  const [comparable, incomparable] = partition(
    live,
    (other) => sameMajor(candidate, other) || other.name === candidate.name,
  );
  const sentences = [
    ...incomparable.map((other) => majorMismatchMessage(candidate, other)),
    ...(candidate.name === 'shell'
      ? shellConflicts(candidate, comparable)
      : remoteConflicts(candidate, comparable)),
  ];
  return [...new Set(sentences)];
}

function remoteConflicts(candidate: WithFixtures, live: readonly WithFixtures[]): string[] {
  const [shells, remotes] = partition(live, ({ name }) => name === 'shell');
  const others = remotes.filter(({ name }) => name !== candidate.name);
  return [
    ...shells.flatMap((shell) => [
      ...replayWrites(candidate, shell, candidate),
      ...replayWrites(shell, candidate, candidate),
    ]),
    ...shellsOrNone(shells).flatMap((shell) => [
      ...others.flatMap((other) => replayWrites(candidate, other, candidate, shell)),
      ...[...remotes, candidate].flatMap((writer) => replayWrites(writer, candidate, candidate, shell)),
    ]),
  ];
}

/** A new shell also parses the sessions that live remotes exchange. */
function shellConflicts(candidate: WithFixtures, live: readonly WithFixtures[]): string[] {
  const remotes = live.filter(({ name }) => name !== 'shell');
  return [
    ...live.flatMap((other) => replayWrites(other, candidate, candidate)),
    ...remotes.flatMap((other) => replayWrites(candidate, other, candidate)),
    ...remotes.flatMap((writer) =>
      remotes.flatMap((reader) => replayWrites(writer, reader, candidate, candidate)),
    ),
  ];
}

/** `null` stands for a shell without fixtures: sessions then stay as they were written. */
function shellsOrNone(shells: readonly WithFixtures[]): readonly (WithFixtures | null)[] {
  return shells.length > 0 ? shells : [null];
}

/** Validates all sessions that `writer` writes against all pages of `reader`. */
function replayWrites(
  writer: WithFixtures,
  reader: WithFixtures,
  candidate: WithFixtures,
  shell: WithFixtures | null = null,
): string[] {
  return writer.fixtures.writes.flatMap((write) => {
    const session = shell ? afterReload(shell, write) : write.session;
    return reader.fixtures.reads.flatMap((read) =>
      schemaViolations(read.needs, session).map((violation) => {
        const isDropped = schemaViolations(read.needs, write.session).every(
          ({ field }) => field !== violation.field,
        );
        return isDropped && shell
          ? droppedFieldMessage(shell, { writer, reader, candidate, write, read, violation: violation })
          : conflictMessage({ writer, reader, candidate, write, read, violation: violation });
      }),
    );
  });
}

function afterReload(shell: WithFixtures, { session }: SessionWrite): unknown {
  return shell.fixtures.reads.reduce<unknown>(
    (stored, { needs }) => sessionAfterReload(needs, stored),
    session,
  );
}

interface SessionConflict {
  readonly writer: WithFixtures;
  readonly reader: WithFixtures;
  readonly candidate: WithFixtures;
  readonly write: SessionWrite;
  readonly read: SessionRead;
  readonly violation: SchemaViolation;
}

function conflictMessage({
  writer,
  reader,
  candidate,
  write,
  read,
  violation: need,
}: SessionConflict): string {
  const { field, found, expected } = need;
  const written =
    found === 'nothing' ? `writes no ${field || 'session'}` : `writes ${field || 'the session'} as ${found}`;
  const advice =
    candidate === writer
      ? `Keep writing the old value as well, or first release a ${reader.name} that does not need it.`
      : `Make ${reader.name} accept the value that is written today, or first release a ${writer.name} that writes it.`;
  return `${label(writer)} (${write.name}) ${written}, but ${label(reader)} (${read.name}) needs ${expected}. ${advice}`;
}

function droppedFieldMessage(
  shell: WithFixtures,
  { writer, reader, candidate, write, read, violation: need }: SessionConflict,
): string {
  const advice =
    candidate === shell ? `Keep it in the session schema.` : `First release a shell that keeps it.`;
  return (
    `${label(shell)} drops ${need.field} on page load; ${label(writer)} (${write.name}) writes it ` +
    `and ${label(reader)} (${read.name}) needs it. ${advice}`
  );
}

function majorMismatchMessage(candidate: WithFixtures, other: WithFixtures): string {
  return (
    `${label(candidate)} was built with contract ${candidate.fixtures.contract}, but ${label(other)} with ` +
    `${other.fixtures.contract}: apps with different major versions cannot share sessions. Build both with the same major version.`
  );
}

function label({ name, version }: ReleaseWithFixtures): string {
  return `${name} ${version}`;
}

function sameMajor(one: WithFixtures, other: WithFixtures): boolean {
  return semver.major(one.fixtures.contract) === semver.major(other.fixtures.contract);
}

function hasFixtures(release: ReleaseWithFixtures): release is WithFixtures {
  return release.fixtures !== null;
}

function partition<T>(
  list: readonly T[],
  belongs: (one: T) => boolean,
): readonly [readonly T[], readonly T[]] {
  return [list.filter(belongs), list.filter((one) => !belongs(one))];
}
