import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import { errorText } from '../api/call';
import type { Picture } from '../api/pictures';
import { LoadState } from '../ui/load-states';

import { PictureGrid } from './picture-grid';
import type { usePictureList } from './use-picture-list';

interface PictureListProps {
  readonly list: ReturnType<typeof usePictureList>;
  readonly chosen: string | null;
  readonly onChoose: (picture: Picture) => void;
}

/** Renders the search and the found pictures, with what to do when there is none. */
export function PictureList({ list, chosen, onChoose }: PictureListProps) {
  const { search, setSearch, isFiltered, data, error, reload } = list;
  const pictures = data?.pictures ?? [];
  return (
    <div css={listStyles}>
      <search>
        <TextField
          label="Search pictures"
          type="search"
          placeholder="Name, text, credit or licence"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </search>
      {!data && <LoadState error={error} what="list of pictures" onRetry={() => void reload()} />}
      {data && error && <Alert tone="error">{errorText(error)}</Alert>}
      {data && pictures.length === 0 && (
        <NoPictures isFiltered={isFiltered} onShowAll={() => setSearch('')} />
      )}
      {pictures.length > 0 && (
        <PictureGrid label="Pictures" pictures={pictures} chosen={chosen} onChoose={onChoose} />
      )}
      {data?.hasMore && <p css={moreStyles}>These are the newest 200. Search to find older ones.</p>}
    </div>
  );
}

function NoPictures({
  isFiltered,
  onShowAll,
}: {
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}) {
  if (!isFiltered)
    return (
      <EmptyState title="There are no pictures yet">
        Upload the first one. Then it can be chosen on a page.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No picture matches"
      action={
        <Button look="outline" onClick={onShowAll}>
          Show all pictures
        </Button>
      }
    />
  );
}

const listStyles = css`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const moreStyles = css`
  margin: 0;
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;
