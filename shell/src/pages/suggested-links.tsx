import { css } from '@emotion/react';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

import { useSite } from '../layout/use-site';

const DEALS = [
  { label: 'All Deals', path: '/all-deals' },
  { label: 'Cruise Deals', path: '/cruise-deals' },
  { label: 'All destinations', path: '/destinations' },
];

const MAX_DESTINATIONS = 5;

/** Links to deals and to the destinations of the footer for error pages, followed by the phone number. */
export function SuggestedLinks() {
  const { salesHours } = useRuntime().config.seller;
  const destinations = useSite()
    .footer.columns.flatMap(({ entries }) => entries)
    .filter(({ path }) => path?.startsWith('/page/'))
    .slice(0, MAX_DESTINATIONS);
  return (
    <>
      <nav aria-labelledby="ways-on" css={navStyles}>
        <h2 id="ways-on" css={titleStyles}>
          You could also look at
        </h2>
        <ul css={listStyles}>
          {[...DEALS, ...destinations].map(({ label, path }) => (
            <li key={label}>
              <Link to={path ?? '/'} css={entryStyles}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p css={phoneStyles}>
        Or call us on <PhoneLink />, {salesHours}.
      </p>
    </>
  );
}

const navStyles = css`
  display: grid;
  justify-items: center;
  gap: ${space.s};
  width: 100%;
  margin-top: ${space.l};
  padding-top: ${space.l};
  border-top: 1px solid ${color.lineSoft};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.body} ${family.heading};
  color: ${color.ink};
`;

const listStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.xs};
  padding: 0;
  list-style: none;
`;

const entryStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  font: 600 ${text.small} ${family.body};
  color: ${color.action};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
    color: ${color.actionHover};
  }
`;

const phoneStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
