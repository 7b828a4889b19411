/** Words of a call, such as `createOtherPassengers`, `content-index`, `dpSearch.php` or `v1`; random text hardly ever matches. */
const NAME = /^(?:v\d{1,2}|\.?[a-z]+(?:[A-Z][a-z]+|[-.][a-z]+)*)$/;
const LONGEST_NAME = 32;
/** What follows is the token of a preview, which may be of letters only. */
const BEFORE_TOKEN = 'moment';

/**
 * Returns a path with `{id}` in place of everything but the names of calls: no token, reference or text of a visitor.
 *
 * @param pathname such as `/moment/q8Zr…/api/getPage/antalya-7`, which becomes `/moment/{id}/api/getPage/{id}`
 */
export function pathTemplate(pathname: string): string {
  const segments = pathname.split('/');
  return segments
    .map((segment, index) => (isName(segment) && segments[index - 1] !== BEFORE_TOKEN ? segment : '{id}'))
    .join('/');
}

function isName(segment: string): boolean {
  return segment === '' || (segment.length <= LONGEST_NAME && NAME.test(segment));
}
