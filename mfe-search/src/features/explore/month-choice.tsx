import { css } from '@emotion/react';
import type { Explore } from '@storefront/shared/api/explore/explore.schema';
import { afterPaintStyles } from '@storefront/shared/composites/page/section-layout';
import { monthName } from '@storefront/shared/domain/dates/months';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { selectedInForcedColours } from '@storefront/shared/ui/forced-colours';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

/** Number of months that a phone shows first; the others are beside its screen. */
const FIRST_PHONE_MONTHS = 6;

interface MonthChoiceProps {
  readonly months: Explore['months'];
  readonly isComplete: boolean;
  readonly chosen: string;
  readonly pathOf: (month: string) => string;
}

/** The months with their lowest price. A month without departures cannot be chosen. */
export function MonthChoice({ months, isComplete, chosen, pathOf }: MonthChoiceProps) {
  const list = useRef<HTMLUListElement>(null);
  // In the next frame, because measuring while React commits would force the layout of the whole page.
  useEffect(() => {
    const frame = requestAnimationFrame(() => scrollToCurrent(list.current));
    return () => cancelAnimationFrame(frame);
  }, [chosen]);

  return (
    <nav aria-labelledby="explore-months" css={boxStyles}>
      <p id="explore-months" css={titleStyles}>
        Leaving in <span css={noteStyles}>(cheapest anywhere, per person)</span>
      </p>
      <ul ref={list} css={listStyles}>
        {months.map(({ month, price }, index) => (
          <li key={month} css={index >= FIRST_PHONE_MONTHS && besidePhoneStyles}>
            {price === null && isComplete ? (
              <span css={[monthStyles, emptyStyles]}>
                <MonthLabel month={month} />
                <span>None</span>
              </span>
            ) : (
              <Link
                to={pathOf(month)}
                preventScrollReset
                aria-current={month === chosen ? 'true' : undefined}
                css={monthStyles}
              >
                <MonthLabel month={month} />
                <span>{price === null ? '…' : formatPounds(price)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The row scrolls sideways on phones; the page itself must not move. */
function scrollToCurrent(row: HTMLUListElement | null) {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !current) return;
  const [view, month] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  // A month in view stays where it is, so that no other one moves under a finger.
  if (month.left < view.left || month.right > view.right) row.scrollLeft += month.left - view.left - 64;
}

/** The year is visible where it changes, and always read. */
function MonthLabel({ month }: { readonly month: string }) {
  const [name = '', year = ''] = monthName(month).split(' ');
  return (
    <strong>
      <span aria-hidden>{month.endsWith('-01') ? `${name.slice(0, 3)} ${year}` : name.slice(0, 3)}</span>
      <VisuallyHidden>{`${name} ${year}`}</VisuallyHidden>
    </strong>
  );
}

const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  min-width: 0;
`;

const titleStyles = css`
  margin: 0;
  font: 600 ${text.small} ${family.body};
`;

const noteStyles = css`
  font-weight: 400;
  color: ${color.inkSoft};
`;

// Positioned, so that it contains the hidden texts of the months that are scrolled out.
const listStyles = css`
  position: relative;
  display: flex;
  gap: ${space.xs};
  margin: 0;
  padding: ${space.xxs};
  overflow-x: auto;
  list-style: none;
  scrollbar-width: thin;

  ${from.wide} {
    gap: ${space.xxs};
  }
`;

const besidePhoneStyles = css`
  ${afterPaintStyles('52px')}
`;

const monthStyles = css`
  display: grid;
  place-items: center;
  min-width: 72px;
  min-height: 52px;
  padding: ${space.xxs} ${space.xs};

  /* A year fits beside the budget. */
  ${from.wide} {
    min-width: 54px;
    padding-inline: ${space.xxs};
  }

  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.surface};
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
  white-space: nowrap;
  text-decoration: none;

  a&:hover {
    border-color: ${color.action};
  }

  &[aria-current] {
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};

    ${selectedInForcedColours}
  }
`;

const emptyStyles = css`
  border-style: dashed;
  background: transparent;
  color: ${color.inkSoft};
`;
