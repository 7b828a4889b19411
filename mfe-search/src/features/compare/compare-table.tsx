import { css } from '@emotion/react';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { below, color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden, visuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useId, type Ref } from 'react';

import { CompareCell } from './compare-cell';
import type { CompareRow } from './compare-rows';
import type { ComparedHotel } from './compared-hotel';
import { HotelColumn } from './hotel-column';

interface CompareTableProps {
  readonly hotels: readonly ComparedHotel[];
  readonly rows: readonly CompareRow[];
  readonly onRemove: (giataId: number) => void;
  readonly onOpen: (giataId: number) => void;
  /** The focusable scroll container. */
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Hotels as columns. On narrow screens the table scrolls inside its frame, not the page, and the header of a row is above
 * its cells, so that two hotels fit beside each other.
 */
export function CompareTable({ hotels, rows, onRemove, onOpen, ref }: CompareTableProps) {
  const caption = useId();
  return (
    <div
      ref={ref}
      role="region"
      aria-labelledby={caption}
      // Focusable, so that the table can be scrolled with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      css={frameStyles}
    >
      <table css={[tableStyles, widthOf(hotels.length)]}>
        <caption id={caption} css={visuallyHidden}>
          Comparison of {pluralize(hotels.length, 'hotel', 'hotels')}
        </caption>
        <thead>
          <tr>
            <th scope="row" css={[cellStyles, cornerStyles]}>
              <VisuallyHidden>Hotel</VisuallyHidden>
            </th>
            {hotels.map(({ deal, record, loading }) => (
              <th key={deal.giataId} scope="col" abbr={deal.title} css={[cellStyles, columnHeadStyles]}>
                <HotelColumn
                  name={deal.title}
                  pictureUrl={record?.images[0] ?? null}
                  loading={loading}
                  onRemove={() => onRemove(deal.giataId)}
                  onOpen={() => onOpen(deal.giataId)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row" css={[cellStyles, rowHeadStyles]}>
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={hotels[index]?.deal.giataId ?? index} css={[cellStyles, belowRowHeadStyles]}>
                  <CompareCell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={hotels.length + 1} css={cellStyles}>
                These hotels are alike in all that is compared here.
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Minimum width of a hotel column, in pixels. */
const COLUMN = 156;
/** Width of the row headers where they are beside the cells, in pixels. */
const ROW_HEAD = 160;

function widthOf(columns: number) {
  return css({
    minWidth: `${columns * COLUMN}px`,
    maxWidth: `${200 + columns * 360}px`,

    [from.desktop]: { minWidth: `${ROW_HEAD + columns * COLUMN}px` },
  });
}

// Positioned, because the visually hidden text inside would otherwise widen the page.
const frameStyles = css`
  position: relative;
  max-width: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

const tableStyles = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font: ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;
`;

const cellStyles = css`
  padding: ${space.s} ${space.xs};
  border-bottom: 1px solid ${color.lineSoft};
  text-align: left;
  vertical-align: top;
  overflow-wrap: anywhere;

  ${from.desktop} {
    padding: ${space.s};
  }
`;

const columnHeadStyles = css`
  font-weight: 400;
`;

const rowHeadStyles = css`
  position: sticky;
  z-index: 1;
  left: 0;
  background: ${color.surface};
  color: ${color.inkSoft};
  font: 600 ${text.small} ${family.body};

  /* Without a width of its own: its line is above the cells, and stays while they scroll. */
  ${below.desktop} {
    padding-inline: 0;
    background: none;
    white-space: nowrap;
    overflow-wrap: normal;
  }
`;

const belowRowHeadStyles = css`
  ${below.desktop} {
    padding-top: calc(${space.s} + 1.75em);
  }
`;

const cornerStyles = css`
  position: sticky;
  z-index: 1;
  left: 0;
  width: ${ROW_HEAD}px;
  background: ${color.surface};

  ${below.desktop} {
    width: 0;
    padding-inline: 0;
  }
`;
