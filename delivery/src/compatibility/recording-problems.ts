import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

/**
 * Checks that the recording of a release belongs to its sources and covers them.
 *
 * @returns one sentence for each problem, with the action to take
 */
export function recordingProblems(
  { name, version, sourceHash }: Pick<AppManifest, 'name' | 'version' | 'sourceHash'>,
  fixtures: SessionFixtures | null,
): readonly string[] {
  const recorded = fixtures?.recorded;
  if (!recorded)
    return [
      `${name} ${version} has no recording of what it reads from the booking session and writes to it: release it ` +
        `from its sources with npm run release -- ${name}, which records it.`,
    ];
  if (recorded.sourceHash !== sourceHash)
    return [
      `${name} ${version}: the recording of its booking sessions was made with other sources. Release it again; the ` +
        'sources must not change while the command runs.',
    ];
  const written = new Set(fixtures.writes.map((write) => write.name.split(' ')[0]));
  const unrecorded = recorded.commands.filter((command) => !written.has(command));
  return [
    ...unrecorded.map(
      (command) =>
        `${name} ${version} calls ${command} on the booking session, but no test of ${name} does: add a test that ` +
        'uses the screen, so that the release can check what is written.',
    ),
    ...(recorded.readsSession && fixtures.reads.length === 0
      ? [
          `${name} ${version} reads the booking session, but no test of ${name} does: add a test that opens the ` +
            'page, so that the release can check what is needed.',
        ]
      : []),
  ];
}
