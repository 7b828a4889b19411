import { css } from '@emotion/react';
import type { NavigationColumn } from '@storefront/shared/domain/catalogue/navigation';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { DrawerBox } from '@storefront/shared/ui/drawer-box';
import { color, family, motion, radius, space, text } from '@storefront/shared/ui/tokens';
import { ChevronDown, Phone } from 'lucide-react';

import { MenuEntry } from './menu-entry';
import { useSite } from './use-site';

interface MobileMenuBoxProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Drawer with the accordion menu. Import it on demand only: it brings the code of drawers. */
export function MobileMenuBox(props: MobileMenuBoxProps) {
  const { phone } = useRuntime().config.seller;
  const { navigation } = useSite();
  return (
    <DrawerBox
      {...props}
      title="Menu"
      footer={
        <a href={phoneHref(phone)} css={buttonStyles({ look: 'action', wide: true })}>
          <Phone size={20} aria-hidden />
          <span>Call {phone}</span>
        </a>
      }
    >
      <nav aria-label="Menu" css={navStyles}>
        {navigation.entries.map(({ label, path, columns }) =>
          path === null ? (
            <Section key={label} label={label} columns={columns} />
          ) : (
            <MenuEntry key={label} label={label} path={path} replace />
          ),
        )}
        {navigation.phoneLinks.map((link) => (
          <MenuEntry key={link.label} {...link} replace />
        ))}
      </nav>
    </DrawerBox>
  );
}

interface SectionProps {
  readonly label: string;
  readonly columns: readonly NavigationColumn[];
}

/** Only one section per level is open at a time (`name` of `details`), which keeps the list short. */
function Section({ label, columns }: SectionProps) {
  return (
    <details css={detailsStyles} name="menu">
      <summary css={summaryStyles}>
        {label}
        <ChevronDown size={20} aria-hidden />
      </summary>
      {columns.map(({ title, path, pathLabel = `All ${title}`, entries }) => (
        <details key={title} css={innerStyles} name={`menu-${label}`}>
          <summary css={summaryStyles}>
            {title}
            <ChevronDown size={20} aria-hidden />
          </summary>
          <ul css={listStyles}>
            {path && (
              <li>
                <MenuEntry label={pathLabel} path={path} replace />
              </li>
            )}
            {entries.map((entry) => (
              <li key={entry.label}>
                <MenuEntry {...entry} replace />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </details>
  );
}

const navStyles = css`
  & > a {
    min-height: 52px;
    color: ${color.ink};
    font-weight: 600;
  }

  & > * + * {
    border-top: 1px solid ${color.lineSoft};
  }
`;

const detailsStyles = css`
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const innerStyles = css`
  padding-left: ${space.m};
  border-radius: ${radius.field};

  &[open] {
    background: ${color.surfaceAlt};
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const summaryStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  padding-right: ${space.s};
  font: 600 ${text.body} ${family.body};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  & svg {
    flex: none;
    color: ${color.action};
    transition: transform ${motion.small} ease-out;
  }
`;

const listStyles = css`
  padding: 0 0 ${space.xs};
  list-style: none;
`;
