import { css } from '@emotion/react';
import { SearchForm } from '@storefront/shared/composites/search-form/search-form';
import type { BlockProps } from '@storefront/shared/contracts/blocks/block-definitions';
import { searchPath } from '@storefront/shared/domain/search-query/search-query';
import { color, radius, shadow, space } from '@storefront/shared/ui/tokens';
import { useNavigate } from 'react-router-dom';

import { BlockSection } from './block-section';
import type { BlockViewProps } from './block-view';

/** Renders the search of home. */
export function SearchFormBlock({ props }: BlockViewProps<BlockProps<'searchForm'>>) {
  const navigate = useNavigate();
  return (
    <BlockSection title={props.title}>
      <div css={panelStyles}>
        <SearchForm onSubmit={(query) => void navigate(searchPath(query))} />
      </div>
    </BlockSection>
  );
}

const panelStyles = css`
  padding: ${space.l};
  border-radius: ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
`;
