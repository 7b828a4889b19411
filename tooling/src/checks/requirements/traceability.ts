import { isTestFile, readSources, type SourceFile } from '../source-files';

import { citationsInComments, citationsInTests, citationsInText, type Citation } from './citations';
import { needsTest, parseRequirements, REQUIREMENTS_FOLDER } from './requirement-list';

/**
 * Compares docs/requirements with the tests, the comments and the documentation of the workspace.
 *
 * @returns one message for each id that is cited but not defined, and for each requirement that no test cites
 */
export function checkTraceability(root: string, packages: readonly string[]): string[] {
  const { requirements, problems } = parseRequirements(readSources(root, [REQUIREMENTS_FOLDER], /\.md$/));
  if (requirements.length === 0) return [...problems];

  const sources = readSources(root, packages, /\.(?:tsx?|cjs|mjs)$/);
  const tests = sources.filter(({ path }) => isTestFile(path)).map(citationsInTests);
  const proofs = tests.flatMap(({ citations }) => citations);
  const mentions = [...sources.flatMap(citationsInComments), ...citationsInDocuments(root, packages)];

  const defined = new Set(requirements.map(({ id }) => id));
  const proven = new Set(proofs.map(({ id }) => id));
  return [
    ...problems,
    ...tests.flatMap((test) => test.problems),
    ...[...proofs, ...mentions].filter(({ id }) => !defined.has(id)).map(unknownIdMessage),
    ...requirements
      .filter((requirement) => needsTest(requirement) && !proven.has(requirement.id))
      .map(({ id, place }) => `${place}: ${id} is cited by no test; add "[${id}]" to the title of its test`),
  ];
}

function citationsInDocuments(root: string, packages: readonly string[]): Citation[] {
  const documents: readonly SourceFile[] = readSources(root, ['docs', ...packages], /\.md$/);
  return documents.flatMap(({ path, text }) => citationsInText(text, path));
}

function unknownIdMessage({ id, place }: Citation): string {
  return `${place}: ${id} is not defined in ${REQUIREMENTS_FOLDER}; correct the id or add the requirement`;
}
