import { css } from '@emotion/react';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/text-field';
import { family, space, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

/** Accepts any text. Apply changes no price and shows the phone number to call (PAY-PROMO-01, DEC-24). */
export function PromoCode() {
  const [code, setCode] = useState('');
  const [applied, setApplied] = useState(false);

  return (
    <details css={boxStyles}>
      <summary css={titleStyles}>I have a promo code</summary>
      <div css={rowStyles}>
        <TextField
          label="Promo code"
          autoComplete="off"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button look="outline" onClick={() => setApplied(true)}>
          Apply
        </Button>
      </div>
      <p role="status">
        {applied && (
          <>
            No promo code can be applied online. Please call <PhoneLink />.
          </>
        )}
      </p>
    </details>
  );
}

const boxStyles = css`
  font: ${text.body} ${family.body};
`;

const titleStyles = css`
  min-height: 44px;
  padding: 10px 0;
  font-weight: 600;
  cursor: pointer;
`;

const rowStyles = css`
  display: flex;
  align-items: end;
  gap: ${space.s};
  max-width: 420px;
`;
