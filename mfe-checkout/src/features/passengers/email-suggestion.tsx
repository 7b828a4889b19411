import { css } from '@emotion/react';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, useState } from 'react';

interface EmailSuggestionProps {
  /** As typed. */
  readonly email: string;
  readonly onAccept: (email: string) => void;
}

/** The time after the last key before an address is checked. */
const PAUSE_MS = 600;

/** Suggests an address for one with a mistyped domain. It is no error: the address as typed may be right. */
export function EmailSuggestion({ email, onAccept }: EmailSuggestionProps) {
  const suggestion = useSuggestion(email.trim());
  return (
    <div role="status">
      {suggestion !== null && (
        <p css={boxStyles}>
          Did you mean{' '}
          <button type="button" css={[linkStyles, buttonStyles]} onClick={() => onAccept(suggestion)}>
            {suggestion}
          </button>
          ?
        </p>
      )}
    </div>
  );
}

function useSuggestion(email: string): string | null {
  const [found, setFound] = useState<{ readonly of: string; readonly suggestion: string | null } | null>(
    null,
  );
  useEffect(() => {
    if (!email.includes('@')) return;
    let isLatest = true;
    const timer = setTimeout(() => {
      // A form without suggestions works as well.
      import('./suggest-email').then(
        ({ suggestEmail }) => isLatest && setFound({ of: email, suggestion: suggestEmail(email) }),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [email]);
  return found?.of === email ? found.suggestion : null;
}

const boxStyles = css`
  margin: ${space.xxs} 0 0;
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.field};
  background: ${color.sunSoft};
  color: ${color.notice};
  font: ${text.body} ${family.body};
  overflow-wrap: anywhere;
`;

const buttonStyles = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 600;
  cursor: pointer;
`;
