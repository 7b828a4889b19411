import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { TriangleAlert } from 'lucide-react';

/** Renders what a check warns of, below its field or block. */
export function WarningNote({ children }: { readonly children: string }) {
  return (
    <p css={noteStyles}>
      <TriangleAlert size={16} aria-hidden css={iconStyles} />
      <span>
        <VisuallyHidden>Warning: </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}

const noteStyles = css`
  display: flex;
  align-items: start;
  gap: ${space.xs};
  margin: ${space.xxs} 0 0;
  color: ${color.ink};
  font: ${text.small} ${family.body};
  overflow-wrap: anywhere;
`;

const iconStyles = css`
  flex: none;
  margin-top: 2px;
  color: ${color.notice};
`;
