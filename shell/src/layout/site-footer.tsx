import { css } from '@emotion/react';
import {
  LEGAL_LINKS,
  POPULAR_DESTINATIONS,
  QUICK_LINKS,
  type NavigationEntry,
} from '@storefront/shared/catalogue/navigation';
import { phoneHref } from '@storefront/shared/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router';

/** Contact, links, who operates the site (FTR-01 to 07). */
export function SiteFooter() {
  const { config, clock } = useRuntime();
  const { seller } = config;

  return (
    <footer css={footerStyles}>
      <Container>
        <div css={columnsStyles}>
          <section aria-label="Contact">
            <h2 css={titleStyles}>Contact</h2>
            <address css={addressStyles}>
              <a href={phoneHref(seller.phone)}>{seller.phone}</a>
              <a href={`mailto:${seller.email}`}>{seller.email}</a>
              <span>Sales: {seller.salesHours}</span>
              <span>Customer support: {seller.supportHours}</span>
            </address>
          </section>
          <LinkColumn title="Quick Links" entries={QUICK_LINKS} />
          <LinkColumn title="Popular Destinations" entries={POPULAR_DESTINATIONS} />
          <LinkColumn title="Legal" entries={LEGAL_LINKS} />
        </div>
        <p css={smallStyles}>
          This site is operated by {seller.companyName}, {seller.address.join(', ')}, United Kingdom.
        </p>
        <p css={smallStyles}>
          © {clock.today().slice(0, 4)} {seller.companyName}
        </p>
      </Container>
    </footer>
  );
}

function LinkColumn({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}) {
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
  padding: ${space.xxl} 0;
  background: ${color.ink};
  color: ${color.onAction};
  font: ${text.body} ${family.body};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
`;

const columnsStyles = css`
  display: grid;
  gap: ${space.xl};

  ${from.desktop} {
    grid-template-columns: 1.4fr 1fr 1fr 1fr;
  }
`;

const titleStyles = css`
  margin: 0 0 ${space.xs};
  font: 700 ${text.h4} ${family.heading};
`;

const addressStyles = css`
  display: grid;
  justify-items: start;
  gap: ${space.xxs};
  font-style: normal;
`;

const listStyles = css`
  padding: 0;
  list-style: none;
`;

const smallStyles = css`
  margin-top: ${space.m};
  font: ${text.small} ${family.body};
`;
