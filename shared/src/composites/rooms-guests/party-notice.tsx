import { describeOccupancy, pluralize } from '../../domain/occupancy/occupancy';
import { ASSUMED_CHILD_AGE, type RequestedParty } from '../../domain/search-query/requested-party';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';

interface PartyNoticeProps {
  readonly party: RequestedParty;
  /** What the page does for the party, such as `search for`. */
  readonly action: string;
  /** Id of the party control; `null` where the party is fixed. */
  readonly fieldId: string | null;
  /** Makes the control visible where it is collapsed. */
  readonly onReveal?: () => void;
}

/** Shows how the party differs from the one in the URL, and opens its control; nothing when it does not (DEC-112). */
export function PartyNotice({ party, action, fieldId, onReveal }: PartyNoticeProps) {
  const { rooms, reasons, assumedAges, unusedAges } = party;
  if (reasons.length === 0 && assumedAges === 0) return null;
  function openControl() {
    onReveal?.();
    // A collapsed control can take the focus after it was rendered.
    requestAnimationFrame(() => fieldId && openField(fieldId));
  }
  return (
    <Alert
      tone="notice"
      title="Please check who is travelling"
      action={
        fieldId !== null && (
          <Button look="outline" onClick={openControl}>
            Change guests and rooms
          </Button>
        )
      }
    >
      {reasons.length > 0 && (
        <p>
          We {action} {describeOccupancy(rooms)} because {reasons.join(', and ')}.
        </p>
      )}
      {assumedAges > 0 && <p>{assumedAgesText(assumedAges, unusedAges)}</p>}
    </Alert>
  );
}

/** An age cannot be given to a child where the link has more or fewer ages than children. */
function assumedAgesText(count: number, unused: readonly number[]): string {
  const question = count === 1 ? 'How old is the child' : 'How old are the children';
  const children = pluralize(count, 'child is', 'children are');
  const cause =
    unused.length === 0
      ? 'The link does not say'
      : `The link has ${pluralize(unused.length, 'age', 'ages')} (${unused.join(', ')}) for ${pluralize(count, 'child', 'children')}`;
  return `${question}? ${cause}, so we assumed that ${children} ${ASSUMED_CHILD_AGE} years old on the return date. Ages change the price.`;
}

function openField(id: string): void {
  const button = document.getElementById(id);
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
  button?.click();
}
