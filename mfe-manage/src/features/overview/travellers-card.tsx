import { css } from '@emotion/react';
import {
  detailStyles,
  dividedItemStyles,
  listStyles,
  titleStyles,
} from '@storefront/shared/composites/booked/booked.styles';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { formatDate } from '@storefront/shared/domain/dates/format-day';
import { TextLink } from '@storefront/shared/ui/text-link';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { AtSign, User, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { viewPath } from '../../domain/manage-view';
import { useManagedBooking } from '../../parts/booking/booking-context';

/** Who travels and how we reach them, with the way to correct it. */
export function TravellersCard() {
  const { travellers, contact, names, status } = useManagedBooking().booking;
  const isOpen = status === 'confirmed';
  return (
    <SectionCard title="Travellers and contact">
      <ul css={listStyles}>
        {travellers.map(({ index, title, firstName, lastName, dateOfBirth, isLead, canCorrectName }) => {
          const name = `${title} ${firstName} ${lastName}`;
          return (
            <Entry
              key={index}
              Icon={User}
              title={name}
              detail={`${isLead ? 'Lead passenger, born' : 'Born'} ${formatDate(dateOfBirth)}`}
            >
              {isOpen && canCorrectName && (
                <TextLink to={viewPath({ name: 'name', traveller: index })} css={linkStyles}>
                  Correct name<VisuallyHidden> of {name}</VisuallyHidden>
                </TextLink>
              )}
            </Entry>
          );
        })}
        <Entry Icon={AtSign} title={contact.email} detail={contact.telephone}>
          {isOpen && (
            <TextLink to={viewPath({ name: 'contact' })} css={linkStyles}>
              Change<VisuallyHidden> contact details</VisuallyHidden>
            </TextLink>
          )}
        </Entry>
      </ul>
      {isOpen && (
        <p css={detailStyles}>
          {names.rule}{' '}
          <TextLink to={viewPath({ name: 'request', about: 'names' })}>Ask us about a name</TextLink>
        </p>
      )}
    </SectionCard>
  );
}

interface EntryProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
  readonly children: ReactNode;
}

function Entry({ Icon, title, detail, children }: EntryProps) {
  return (
    <li css={[dividedItemStyles, entryStyles]}>
      <Icon size={20} aria-hidden css={iconStyles} />
      <span>
        <strong css={titleStyles}>{title}</strong>
        <span css={detailStyles}>{detail}</span>
      </span>
      {children}
    </li>
  );
}

const entryStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s};
  min-height: 52px;
  padding-block: ${space.xs};
`;

const iconStyles = css`
  color: ${color.action};
`;

const linkStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font: 600 ${text.small} ${family.body};
`;
