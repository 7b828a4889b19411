import type { CheckedValue } from './checked-values';
import { errorFinding, warningFinding, type ContentFinding } from './finding';
import type { ProbePicture } from './pictures/probe-pictures';
import type { PictureResponse } from './pictures/web-picture';

const MESSAGES: Readonly<Record<Exclude<PictureResponse, 'picture'>, string>> = {
  missing: 'does not exist: there is no picture at this address',
  'no picture': 'is no picture: the address responds with something else',
  unknown: 'could not be checked: the address does not respond, or is not a public one',
};

/** Returns the pictures that do not respond, and those that could not be checked. */
export async function pictureFindings(
  values: readonly CheckedValue[],
  probe: ProbePicture,
): Promise<readonly ContentFinding[]> {
  const found = await Promise.all(
    values
      .filter(({ control }) => control === 'picture')
      .map(async ({ file, field, value }) => {
        const response = await probe(String(value));
        if (response === 'picture') return [];
        const fault = { file, field, message: MESSAGES[response] };
        return [response === 'unknown' ? warningFinding(fault) : errorFinding(fault)];
      }),
  );
  return found.flat();
}
