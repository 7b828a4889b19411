import { css } from '@emotion/react';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { space } from '@storefront/shared/ui/tokens';
import { useSearchParams } from 'react-router-dom';

interface PlainPageLinksProps {
  readonly page: number;
  readonly pageCount: number;
}

/** Renders page links for browsers without scripts; the pagination buttons need scripts. */
export function PlainPageLinks({ page, pageCount }: PlainPageLinksProps) {
  const [params] = useSearchParams();
  const addressOf = (other: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(other));
    return `?${next}`;
  };
  if (pageCount === 1) return null;
  return (
    <noscript>
      <p css={linksStyles}>
        {page > 1 && (
          <a href={addressOf(page - 1)} css={linkStyles}>
            Previous page
          </a>
        )}
        {page < pageCount && (
          <a href={addressOf(page + 1)} css={linkStyles}>
            Next page
          </a>
        )}
      </p>
    </noscript>
  );
}

const linksStyles = css`
  display: flex;
  justify-content: center;
  gap: ${space.l};
`;
