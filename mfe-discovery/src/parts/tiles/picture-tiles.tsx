import { css } from '@emotion/react';
import { useRuntime } from '@storefront/shared/runtime';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

export interface Tile {
  readonly label: string;
  readonly note?: string;
  /** `null` for a name without a page (DEC-25). */
  readonly path: string | null;
  /** Scene and variant of the media service, such as `beach-3`. */
  readonly scene: string;
}

interface PictureTilesProps {
  readonly tiles: readonly Tile[];
  readonly columns: 3 | 4;
}

/** Renders picture links with their name on a scrim. */
export function PictureTiles({ tiles, columns }: PictureTilesProps) {
  return (
    <ul css={[gridStyles, styleOf(columns, tiles.length)]}>
      {tiles.map((tile) => (
        <li key={tile.label}>
          {tile.path === null ? (
            <span css={tileStyles} aria-disabled>
              <Face {...tile} />
            </span>
          ) : (
            <Link to={tile.path} css={[tileStyles, linkStyles]}>
              <Face {...tile} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Four tiles are two by two until all of them fit in one row. */
function styleOf(columns: 3 | 4, count: number) {
  if (columns === 3) return threeStyles;
  return count === 4 ? fourAloneStyles : fourStyles;
}

function Face({ label, note, scene }: Tile) {
  const { backendUrl } = useRuntime().config;
  return (
    <>
      <Picture
        src={`${backendUrl}/media/${scene}/960.jpg`}
        alt=""
        ratio="4/3"
        sizes="(min-width: 1024px) 300px, 50vw"
      />
      <span css={labelStyles}>
        <strong>{label}</strong>
        {note && <span css={noteStyles}>{note}</span>}
      </span>
    </>
  );
}

const gridStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;
`;

const threeStyles = css`
  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const fourAloneStyles = css`
  ${from.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const fourStyles = css`
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const tileStyles = css`
  position: relative;
  display: block;
  border-radius: ${radius.card};
  overflow: hidden;
  color: ${color.onAction};
  text-decoration: none;
`;

const linkStyles = css`
  &:hover img {
    transform: scale(1.04);
    transition: transform 300ms ease-out;
  }
`;

const labelStyles = css`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xxs} ${space.s};
  padding: ${space.s} ${space.m};
  background: ${color.scrim};
  font: ${text.body} ${family.heading};
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
  text-decoration: underline;
`;
