import { css } from '@emotion/react';
import { useRuntime } from '@storefront/shared/runtime';
import { Mail, Phone, Siren, type LucideIcon } from 'lucide-react';

import { linkStyles } from '../../ui/text-link';
import { color, family, space, text } from '../../ui/tokens';
import { emailHref } from '../page/email-link';
import { phoneHref } from '../page/phone-link';

import { detailStyles, spacedListStyles } from './booked.styles';

/** Whom to call and write: on the trip at any time, and before it. */
export function HelpLines() {
  const { seller } = useRuntime().config;
  const { emergencyPhone, emergencyHours } = seller;
  return (
    <ul css={[spacedListStyles, textStyles]}>
      {emergencyPhone !== null && (
        <HelpLine
          Icon={Siren}
          title="On the trip"
          href={phoneHref(emergencyPhone)}
          link={emergencyPhone}
          detail={emergencyHours}
        />
      )}
      <HelpLine
        Icon={Phone}
        title="Before you travel"
        href={phoneHref(seller.phone)}
        link={seller.phone}
        detail={seller.salesHours}
      />
      <HelpLine Icon={Mail} title="Email" href={emailHref(seller.email)} link={seller.email} />
    </ul>
  );
}

interface HelpLineProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly href: string;
  readonly link: string;
  readonly detail?: string;
}

function HelpLine({ Icon, title, href, link, detail }: HelpLineProps) {
  return (
    <li css={lineStyles}>
      <Icon size={20} aria-hidden css={iconStyles} />
      <span>
        <strong>{title}</strong>
        <span css={contactStyles}>
          <a href={href} css={[linkStyles, contactLinkStyles]}>
            {link}
          </a>
          {detail && <small css={detailStyles}>{detail}</small>}
        </span>
      </span>
    </li>
  );
}

const textStyles = css`
  font: ${text.body} ${family.body};
`;

const lineStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s};
`;

const iconStyles = css`
  margin-top: 2px;
  color: ${color.action};
`;

const contactStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
`;

const contactLinkStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  overflow-wrap: anywhere;
  font-weight: 600;
`;
