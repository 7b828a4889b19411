import { css } from '@emotion/react';
import type { NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';
import { EmailLink } from '@storefront/shared/composites/page/email-link';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { AFTER_CONTENT_ID } from '@storefront/shared/platform/layout/first-paint';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { Mail, MapPin, Phone, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';

import { NewsletterBox } from './newsletter-box';
import { useSite } from './use-site';

/** Footer with contact details, links, newsletter and the operator of the site (FTR-01 to 07). */
export function SiteFooter() {
  const { config, clock } = useRuntime();
  const { footer } = useSite();
  const { seller } = config;

  return (
    <footer id={AFTER_CONTENT_ID} css={footerStyles}>
      <Container>
        <div css={columnsStyles}>
          <Contact />
          {footer.columns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
          {config.newsletter && (
            <section aria-labelledby="newsletter-title">
              <h2 css={titleStyles} id="newsletter-title">
                Newsletter
              </h2>
              <NewsletterBox />
            </section>
          )}
        </div>
        <div css={baseStyles}>
          <p css={protectionStyles}>
            <ShieldCheck size={20} aria-hidden />
            <span>
              ATOL protected{seller.atolNumber ? `, number ${seller.atolNumber}` : ''}. This site is operated
              by {seller.companyName}, {seller.address.join(', ')}, United Kingdom.
            </span>
          </p>
          <nav aria-label="Legal">
            <ul css={legalStyles}>
              {footer.legal.map(({ label, path }) => (
                <li key={label}>{path && <Link to={path}>{label}</Link>}</li>
              ))}
            </ul>
          </nav>
          <p>
            © {clock.today().slice(0, 4)} {seller.companyName}
          </p>
        </div>
      </Container>
    </footer>
  );
}

function Contact() {
  const { seller } = useRuntime().config;
  return (
    <section aria-labelledby="contact-title">
      <h2 css={titleStyles} id="contact-title">
        Contact
      </h2>
      <address css={addressStyles}>
        <span css={lineStyles}>
          <Phone size={20} aria-hidden />
          <span>
            <a href={phoneHref(seller.phone)}>{seller.phone}</a>
            <br />
            Sales: {seller.salesHours}
          </span>
        </span>
        <span css={lineStyles}>
          <Mail size={20} aria-hidden />
          <span>
            <EmailLink />
            <br />
            Customer service: {seller.supportHours}
          </span>
        </span>
        <span css={lineStyles}>
          <MapPin size={20} aria-hidden />
          <span css={plainLineStyles}>{seller.address.join(', ')}</span>
        </span>
      </address>
    </section>
  );
}

interface LinkColumnProps {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

function LinkColumn({ title, entries }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 css={titleStyles}>{title}</h2>
      <ul css={listStyles}>
        {entries.map(({ label, path }) => (
          <li key={label}>{path === null ? label : <Link to={path}>{label}</Link>}</li>
        ))}
      </ul>
    </nav>
  );
}

const footerStyles = css`
  padding: ${space.xxl} 0 ${space.xl};
  background: ${color.ink};
  color: ${color.onAction};
  font: ${text.body} ${family.body};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & a:hover {
    text-decoration: underline;
  }

  & address a {
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`;

const columnsStyles = css`
  display: grid;
  gap: ${space.xl};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: 1.3fr 0.8fr 0.9fr 1.4fr;
  }
`;

const titleStyles = css`
  margin: 0 0 ${space.xs};
  font: 700 ${text.h4} ${family.heading};
`;

const addressStyles = css`
  display: grid;
  gap: ${space.s};
  font-style: normal;
`;

const lineStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s};

  & > svg {
    margin-top: ${space.s};
  }

  & > span {
    align-self: center;
  }
`;

// The first line is as high as a link, for the icon beside it.
const plainLineStyles = css`
  padding: calc((44px - 1.5em) / 2) 0;
`;

const listStyles = css`
  padding: 0;
  list-style: none;
`;

const baseStyles = css`
  display: grid;
  gap: ${space.s} ${space.xl};
  align-items: center;
  margin-top: ${space.xl};
  padding-top: ${space.l};
  border-top: 1px solid ${color.inkSoft};
  font: ${text.small} ${family.body};

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

const protectionStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s};
  max-width: 70ch;
`;

const legalStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  padding: 0;
  list-style: none;
`;
