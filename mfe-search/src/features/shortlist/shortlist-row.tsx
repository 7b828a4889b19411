import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { formatDate, formatDay } from '@storefront/shared/domain/dates/format-day';
import { ukDateOf } from '@storefront/shared/domain/dates/iso-date';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import type { ShortlistEntry } from '@storefront/shared/contracts/shortlist';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { Picture } from '@storefront/shared/ui/picture';
import { TextLink } from '@storefront/shared/ui/text-link';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface ShortlistRowProps {
  readonly entry: ShortlistEntry;
  readonly onRemove: () => void;
  /** The checkbox or the link of its section. */
  readonly children: ReactNode;
}

/** A saved hotel with the data of that time. Its links replace the history entry of the drawer. */
export function ShortlistRow({ entry, onRemove, children }: ShortlistRowProps) {
  const { clock } = useRuntime();
  const passed = entry.departureDate < clock.today();

  return (
    <li css={rowStyles}>
      <div css={pictureStyles}>
        <Picture src={entry.pictureUrl} alt="" ratio="1/1" sizes="72px" />
      </div>
      <div css={textStyles}>
        <TextLink to={entry.path} replace css={nameStyles}>
          {entry.name}
        </TextLink>
        {entry.location && <p>{entry.location}</p>}
        <p>
          {formatDay(entry.departureDate)}, {pluralize(entry.nights, 'night', 'nights')},{' '}
          {boardName(entry.boardBasis)}
        </p>
        <p css={priceStyles}>
          <strong>{formatPounds(entry.pricePerPerson)} pp</strong> when saved on {savedOn(entry.savedAt)}
        </p>
        {passed && <p>This date has passed.</p>}
        {children}
      </div>
      <IconButton label={`Remove ${entry.name} from shortlist`} onClick={onRemove}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
    </li>
  );
}

/** `21 Nov`, without the year: entries expire earlier. */
function savedOn(savedAt: number): string {
  return formatDate(ukDateOf(savedAt)).replace(/ \d{4}$/, '');
}

// Positioned, because the visually hidden text inside would otherwise widen the scroll container.
const rowStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: ${space.s};
  padding-block: ${space.s};
  border-bottom: 1px solid ${color.lineSoft};
`;

const pictureStyles = css`
  border-radius: ${radius.field};
  overflow: hidden;
  align-self: start;
`;

const textStyles = css`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space.xxs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

const nameStyles = css`
  font: 600 ${text.body} ${family.body};

  @media (pointer: coarse) {
    padding-block: 10px;
  }
`;

const priceStyles = css`
  font-variant-numeric: tabular-nums;

  & strong {
    color: ${color.ink};
  }
`;
