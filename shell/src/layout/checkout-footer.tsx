import { css } from '@emotion/react';
import { AFTER_CONTENT_ID } from '@storefront/shared/platform/layout/first-paint';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

/** Footer of the booking steps: terms, privacy and help, and who sells (DEC-191). */
export function CheckoutFooter() {
  const { seller } = useRuntime().config;
  return (
    <footer id={AFTER_CONTENT_ID} css={footerStyles}>
      <Container>
        <div css={rowStyles}>
          <nav aria-label="Legal and help">
            <ul css={listStyles}>
              <li>
                <Link to="/terms-and-conditon">Booking terms</Link>
              </li>
              <li>
                <Link to="/privacy-policy">Privacy</Link>
              </li>
              <li>
                <Link to="/contact-us">Help</Link>
              </li>
            </ul>
          </nav>
          <p>
            {seller.companyName}, {seller.address.join(', ')}
            {seller.atolNumber && `, ATOL ${seller.atolNumber}`}
          </p>
        </div>
      </Container>
    </footer>
  );
}

const footerStyles = css`
  padding-block: ${space.m};
  border-top: 1px solid ${color.lineSoft};
  background: ${color.surface};
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.action};
  }

  @media print {
    display: none;
  }
`;

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.l};
`;

const listStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  margin: 0;
  padding: 0;
  list-style: none;
`;
