import type {
  SessionFixtures,
  SessionRead,
  SessionWrite,
} from '@storefront/shared/contracts/session-fixtures';
import semver from 'semver';

import { heldBy } from './session-after-reload';
import { unmetNeeds, type UnmetNeed } from './schema-violations';

/** A release with the session fixtures that its build carries; `null` for a build from before there were any. */
export interface ReleaseWithFixtures {
  readonly name: string;
  readonly version: string;
  readonly fixtures: SessionFixtures | null;
}

interface Known extends ReleaseWithFixtures {
  readonly fixtures: SessionFixtures;
}

/**
 * Why a candidate must not go live beside what is live, as far as the booking session goes: each field in one
 * sentence that names both releases, the page and what to do. Empty means: everybody can read what everybody writes.
 *
 * Every session that is written is given to every page, as it comes from the command and as the shell holds it
 * after a reload. What the live release of the candidate's own part has left in open tabs must stay readable;
 * the other way round nothing is asked, so that a part may change what only itself knows.
 *
 * @param others all that is live, canaries and the release that is replaced included
 */
export function sessionClashes(
  candidate: ReleaseWithFixtures,
  others: readonly ReleaseWithFixtures[],
): readonly string[] {
  const live = others.filter(isKnown);
  if (!isKnown(candidate)) return [];
  const [near, far] = split(live, (other) => sameMajor(candidate, other) || other.name === candidate.name);
  const sentences = [
    ...far.map((other) => otherMajor(candidate, other)),
    ...(candidate.name === 'shell' ? ofShell(candidate, near) : ofRemote(candidate, near)),
  ];
  return [...new Set(sentences)];
}

function ofRemote(candidate: Known, live: readonly Known[]): string[] {
  const [shells, remotes] = split(live, ({ name }) => name === 'shell');
  const others = remotes.filter(({ name }) => name !== candidate.name);
  return [
    ...shells.flatMap((shell) => [
      ...replay(candidate, shell, candidate),
      ...replay(shell, candidate, candidate),
    ]),
    ...between(shells).flatMap((shell) => [
      ...others.flatMap((other) => replay(candidate, other, candidate, shell)),
      ...[...remotes, candidate].flatMap((writer) => replay(writer, candidate, candidate, shell)),
    ]),
  ];
}

/** A new shell comes between all of the remotes, also between two that are live. */
function ofShell(candidate: Known, live: readonly Known[]): string[] {
  const remotes = live.filter(({ name }) => name !== 'shell');
  return [
    ...live.flatMap((other) => replay(other, candidate, candidate)),
    ...remotes.flatMap((other) => replay(candidate, other, candidate)),
    ...remotes.flatMap((writer) => remotes.flatMap((reader) => replay(writer, reader, candidate, candidate))),
  ];
}

/** Without a shell that says what it holds, sessions are handed on as they are written. */
function between(shells: readonly Known[]): readonly (Known | null)[] {
  return shells.length > 0 ? shells : [null];
}

/** Gives all that one release writes to all pages of another. */
function replay(writer: Known, reader: Known, candidate: Known, shell: Known | null = null): string[] {
  return writer.fixtures.writes.flatMap((write) => {
    const held = shell ? throughShell(shell, write) : write.session;
    return reader.fixtures.reads.flatMap((read) =>
      unmetNeeds(read.needs, held).map((need) => {
        const dropped = unmetNeeds(read.needs, write.session).every(({ field }) => field !== need.field);
        return dropped && shell
          ? droppedBy(shell, { writer, reader, candidate, write, read, need })
          : clash({ writer, reader, candidate, write, read, need });
      }),
    );
  });
}

function throughShell(shell: Known, { session }: SessionWrite): unknown {
  return shell.fixtures.reads.reduce<unknown>((held, { needs }) => heldBy(needs, held), session);
}

interface Clash {
  readonly writer: Known;
  readonly reader: Known;
  readonly candidate: Known;
  readonly write: SessionWrite;
  readonly read: SessionRead;
  readonly need: UnmetNeed;
}

function clash({ writer, reader, candidate, write, read, need }: Clash): string {
  const { field, found, needed } = need;
  const written =
    found === 'nothing' ? `writes no ${field || 'session'}` : `writes ${field || 'the session'} as ${found}`;
  const advice =
    candidate === writer
      ? `Go on writing it as before beside what is new, or release a ${reader.name} that can do without it first.`
      : `Let the ${reader.name} live with what is written today, or release a ${writer.name} that writes it first.`;
  return `${called(writer)} (${write.name}) ${written}, but ${called(reader)} (${read.name}) needs ${needed}. ${advice}`;
}

function droppedBy(shell: Known, { writer, reader, candidate, write, read, need }: Clash): string {
  const advice =
    candidate === shell ? `Keep it in the contract of the session.` : `Release a shell that keeps it first.`;
  return (
    `${called(shell)} drops ${need.field} when a page is loaded again; ${called(writer)} (${write.name}) writes it ` +
    `and ${called(reader)} (${read.name}) needs it. ${advice}`
  );
}

function otherMajor(candidate: Known, other: Known): string {
  return (
    `${called(candidate)} was built with contract ${candidate.fixtures.contract}, but ${called(other)} with ` +
    `${other.fixtures.contract}: sessions of two majors cannot be shared. Build both with one major.`
  );
}

function called({ name, version }: ReleaseWithFixtures): string {
  return `${name} ${version}`;
}

function sameMajor(one: Known, other: Known): boolean {
  return semver.major(one.fixtures.contract) === semver.major(other.fixtures.contract);
}

function isKnown(release: ReleaseWithFixtures): release is Known {
  return release.fixtures !== null;
}

function split<T>(list: readonly T[], belongs: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [list.filter(belongs), list.filter((one) => !belongs(one))];
}
