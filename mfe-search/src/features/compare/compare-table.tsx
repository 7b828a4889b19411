import { css } from '@emotion/react';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
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

/** Hotels as columns. On narrow screens the table scrolls inside its frame, not the page. */
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
                <td key={hotels[index]?.deal.giataId ?? index} css={cellStyles}>
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

/** Minimum widths of the row headers, where "transportation" has room in a line, and of a hotel column, in pixels. */
const ROW_HEAD = 128;
const COLUMN = 156;

function widthOf(columns: number) {
  return css({ minWidth: `${ROW_HEAD + columns * COLUMN}px`, maxWidth: `${200 + columns * 360}px` });
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
`;

const cornerStyles = css`
  position: sticky;
  z-index: 1;
  left: 0;
  width: ${ROW_HEAD}px;
  background: ${color.surface};

  ${from.desktop} {
    width: 160px;
  }
`;
