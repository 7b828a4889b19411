import { css } from '@emotion/react';
import {
  DESTINATION_COLUMNS,
  HOLIDAY_COLUMNS,
  type NavigationColumn,
} from '@storefront/shared/catalogue/navigation';
import { PhoneLink } from '@storefront/shared/page/phone-link';
import { Drawer } from '@storefront/shared/ui/drawer';
import { color, family, from, radius, text } from '@storefront/shared/ui/tokens';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { MenuEntry } from './menu-entry';

/** The hamburger and its accordion (HDR-05). */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);

  return (
    <div css={phoneOnly}>
      <button
        type="button"
        css={burgerStyles}
        aria-label="Menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu size={24} aria-hidden />
      </button>
      <Drawer open={open} onOpenChange={setOpen} title="Menu" footer={<PhoneLink />}>
        <nav aria-label="Menu">
          <MenuEntry label="Home" path="/" />
          <Section label="Destinations" columns={DESTINATION_COLUMNS} />
          <Section label="Holidays" columns={HOLIDAY_COLUMNS} />
          <MenuEntry label="All Deals" path="/all-deals" />
          <MenuEntry label="Cruise Deals" path="/cruise-deals" />
        </nav>
      </Drawer>
    </div>
  );
}

function Section({
  label,
  columns,
}: {
  readonly label: string;
  readonly columns: readonly NavigationColumn[];
}) {
  return (
    <details css={detailsStyles}>
      <summary css={summaryStyles}>{label}</summary>
      {columns.map(({ title, entries }) => (
        <details key={title} css={innerStyles}>
          <summary css={summaryStyles}>{title}</summary>
          {entries.map((entry) => (
            <MenuEntry key={entry.label} {...entry} />
          ))}
        </details>
      ))}
    </details>
  );
}

const phoneOnly = css`
  margin-left: auto;

  ${from.large} {
    display: none;
  }
`;

const burgerStyles = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.ink};
  cursor: pointer;
`;

const detailsStyles = css`
  border-block: 1px solid ${color.lineSoft};
`;

const innerStyles = css`
  padding-left: 16px;
`;

const summaryStyles = css`
  display: list-item;
  padding: 10px 0;
  font: 600 ${text.body} ${family.body};
  cursor: pointer;
`;
