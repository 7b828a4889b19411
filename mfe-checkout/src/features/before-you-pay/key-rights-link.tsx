import { css } from '@emotion/react';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { family, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { ExternalLink } from 'lucide-react';

/** Opens in a new tab, so that no input is lost. */
export function KeyRightsLink({ url }: { readonly url: string | null }) {
  if (url === null) return null;
  return (
    <p css={paragraphStyles}>
      <a href={url} target="_blank" rel="noopener" css={linkStyles}>
        Your key rights and our terms
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        <ExternalLink size={16} aria-hidden css={iconStyles} />
      </a>
    </p>
  );
}

const paragraphStyles = css`
  padding-top: ${space.m};
  font: ${text.body} ${family.body};
`;

const iconStyles = css`
  margin-left: ${space.xxs};
  vertical-align: -2px;
`;
