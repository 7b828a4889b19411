import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { onDemand } from '@storefront/shared/ui/on-demand/on-demand';
import { useOnDemand } from '@storefront/shared/ui/on-demand/use-on-demand';
import { from, space } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

const newsletterForm = onDemand(() => import('./newsletter-form'));

/**
 * Place of the newsletter form in the footer (FTR-04). The form comes after the first paint: without scripts a press would
 * put the address into the URL, and for a field in the document Chromium lays out the whole footer before it paints.
 */
export function NewsletterBox() {
  const { code, failed, retry } = useOnDemand(newsletterForm, true);
  const [isRetried, setRetried] = useState(false);
  // The button stays until the form is there, whose field takes the focus then.
  if (code) return <code.NewsletterForm takesFocus={isRetried} />;

  function loadAgain() {
    setRetried(true);
    retry();
  }
  return (
    <div css={placeStyles}>
      {failed || isRetried ? (
        <Button look="outline" loading={!failed} onClick={loadAgain}>
          Show the form
        </Button>
      ) : (
        <noscript>
          <p>Subscribing needs JavaScript.</p>
        </noscript>
      )}
    </div>
  );
}

// As high as the form.
const placeStyles = css`
  min-height: calc(2 * 24px + 2 * 48px + 3 * ${space.xs});

  ${from.small} {
    min-height: calc(2 * 24px + 48px + 2 * ${space.xs});
  }
`;
