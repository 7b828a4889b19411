import { checkDepsOf } from '../documents/check-deps';
import { checkDocuments } from '../documents/check-documents';
import type { IncomingDocument, IncomingFile } from '../documents/content-documents';
import { readKinds, type ReadFiles } from '../documents/read-files';
import type { ContentDeps } from '../page-response';

import { brokenLinks } from './broken-links';
import { checkedValues } from './checked-values';
import { dayPriceFindings } from './day-prices';
import { errorFinding, mayBePublished, type ContentFinding } from './finding';
import { outlineFindings } from './heading-outline';
import { pictureFindings } from './picture-findings';
import type { ProbePicture } from './pictures/probe-pictures';
import { sampleTextFindings } from './sample-texts';
import { searchTextFindings } from './search-texts';
import { textFindings } from './text-findings';
import { unlinkedPages } from './unlinked-pages';

export interface PublishingDeps extends ContentDeps {
  /** `null` where no pictures are served: then they are not checked. */
  readonly probePicture: ProbePicture | null;
}

export interface PublishingCheck {
  readonly findings: readonly ContentFinding[];
  /** The documents in their stored form; `null` when a finding stops publishing. */
  readonly incoming: readonly IncomingDocument[] | null;
}

/** Returns everything that the checks before publishing find in documents that are published together (DEC-410). */
export async function checkForPublishing(
  files: readonly IncomingFile[],
  deps: PublishingDeps,
): Promise<PublishingCheck> {
  // Invalid documents are reported by the first check; the others skip them.
  const documents = readKinds(files, []);
  const [checked, further] = await Promise.all([
    checkDocuments(files, checkDepsOf(deps)),
    furtherFindings(deps, documents),
  ]);
  const faults = checked.ok ? [] : checked.faults.map(errorFinding);
  const reported = new Set(faults.map(placeOf));
  const findings = [...faults, ...further.filter((one) => !reported.has(placeOf(one)))];
  return { findings, incoming: checked.ok && mayBePublished(findings) ? checked.incoming : null };
}

/** A value with two findings, such as a picture that is in no library, is named once. */
function placeOf({ file, field }: Pick<ContentFinding, 'file' | 'field'>): string {
  return `${file} ${field ?? ''}`;
}

async function furtherFindings(
  deps: PublishingDeps,
  documents: ReadFiles,
): Promise<readonly ContentFinding[]> {
  const values = checkedValues(documents);
  const { probePicture, ...source } = deps;
  const found = await Promise.all([
    brokenLinks(documents, values, checkDepsOf(source).findPaths),
    pictureFindings(values, probePicture ?? (async () => 'picture')),
    dayPriceFindings(source, documents, values),
    unlinkedPages(source, documents),
  ]);
  return [
    ...outlineFindings(documents),
    ...sampleTextFindings(documents),
    ...found.flat(),
    ...textFindings(values),
    ...searchTextFindings(documents),
  ];
}
