import { css } from '@emotion/react';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';

interface FactsTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** One cell per column; the first cell is the row header. */
  readonly rows: readonly (readonly string[])[];
}

/** Table whose rows become cards on narrow screens. */
export function FactsTable({ caption, columns, rows }: FactsTableProps) {
  return (
    <table css={tableStyles}>
      <caption css={captionStyles}>{caption}</caption>
      <thead css={headStyles}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" css={cellStyles}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} css={rowStyles}>
            <th scope="row" css={[cellStyles, nameStyles]}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]} css={cellStyles}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const captionStyles = css`
  padding-bottom: ${space.s};
  font: 600 ${text.body} ${family.body};
  text-align: left;
  color: ${color.ink};
`;

const headStyles = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  ${from.large} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    background: ${color.surfaceAlt};
    color: ${color.ink};
  }
`;

const rowStyles = css`
  display: grid;
  gap: ${space.xxs};
  margin-bottom: ${space.s};
  padding: ${space.s};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};

  ${from.large} {
    display: table-row;
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;

const cellStyles = css`
  display: block;
  text-align: left;
  vertical-align: top;
  overflow-wrap: anywhere;

  &[data-column]::before {
    content: attr(data-column) ': ';
    font-weight: 600;
    color: ${color.ink};
  }

  ${from.large} {
    display: table-cell;
    padding: ${space.s};
    overflow-wrap: break-word;

    &[data-column]::before {
      content: none;
    }
  }
`;

const nameStyles = css`
  font: 600 ${text.small} ${family.body};
  color: ${color.ink};

  ${from.large} {
    width: 18%;
  }
`;
