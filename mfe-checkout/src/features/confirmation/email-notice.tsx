import { css } from '@emotion/react';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { family, space, text } from '@storefront/shared/ui/tokens';
import { Mail } from 'lucide-react';

/** CONF-04. The email may fail without affecting the booking (DEC-68), so the text explains what to do without it. */
export function EmailNotice({ email }: { readonly email: string | null }) {
  return (
    <p css={noticeStyles}>
      <Mail size={24} strokeWidth={1.75} aria-hidden css={iconStyles} />
      <span>
        We email your confirmation to {email ? <strong>{email}</strong> : 'the lead passenger'}. If it is not
        there within 10 minutes, look in your spam folder or call us on <PhoneLink />.
      </span>
    </p>
  );
}

const noticeStyles = css`
  display: flex;
  gap: ${space.s};
  margin-block: ${space.xs};
  font: ${text.body} ${family.body};
`;

const iconStyles = css`
  flex: none;
`;
