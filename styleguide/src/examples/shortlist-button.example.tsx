import { css } from '@emotion/react';
import { useEffect, type ReactNode } from 'react';

import { pence } from '@storefront/shared/domain/pricing/pence';
import { ShortlistButton } from '@storefront/shared/composites/shortlist/shortlist-button';
import type { ShortlistCandidate } from '@storefront/shared/contracts/shortlist';
import { useShortlist } from '@storefront/shared/runtime';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { Picture } from '@storefront/shared/ui/picture';
import { ToastProvider } from '@storefront/shared/ui/toast';
import { radius, space } from '@storefront/shared/ui/tokens';

import type { Example } from '../example';

export const shortlistButtonExample: Example = {
  title: 'Shortlist button',
  group: 'Holiday',
  purpose: 'Saves a hotel for later from a card or a page; place it beside the link of a card, not inside.',
  states: [
    { name: 'Not saved', Component: () => <ButtonWithProviders hotel={SOL_BAY} /> },
    {
      name: 'Saved, with Undo after removal',
      Component: () => <Saved hotel={MARINA} />,
    },
    {
      name: 'On a picture',
      Component: () => (
        <OnPicture>
          <ButtonWithProviders hotel={LARA} />
        </OnPicture>
      ),
    },
    {
      name: 'Saved, on a picture',
      Component: () => (
        <OnPicture>
          <Saved hotel={GRAND} />
        </OnPicture>
      ),
    },
  ],
};

function ButtonWithProviders({ hotel }: { readonly hotel: ShortlistCandidate }) {
  return (
    <ToastProvider>
      <LiveRegion>
        <ShortlistButton hotel={hotel} />
      </LiveRegion>
    </ToastProvider>
  );
}

function Saved({ hotel }: { readonly hotel: ShortlistCandidate }) {
  const { save, remove } = useShortlist();
  useEffect(() => {
    save(hotel);
    return () => remove(hotel.giataId);
  }, [save, remove, hotel]);
  return <ButtonWithProviders hotel={hotel} />;
}

function OnPicture({ children }: { readonly children: ReactNode }) {
  return (
    <div css={pictureStyles}>
      <Picture src="/media/beach-3/960.jpg" alt="" ratio="4/3" sizes="280px" />
      <div css={cornerStyles}>{children}</div>
    </div>
  );
}

function anHotel(giataId: number, name: string): ShortlistCandidate {
  return {
    giataId,
    name,
    location: 'Side, Antalya',
    pictureUrl: '/media/beach-3/960.jpg',
    starClass: 4,
    reviewScore: 4.1,
    pricePerPerson: pence(41_200),
    guests: 2,
    boardBasis: 'HB',
    departureDate: '2027-06-12',
    nights: 7,
    departureId: -1,
    path: '/holiday-details/H2A',
    searchPath: '/search?destinationId=4',
  };
}

const SOL_BAY = anHotel(1, 'Sol Bay Resort');
const MARINA = anHotel(2, 'Marina Old Town Hotel');
const LARA = anHotel(3, 'Lara Sands Family Club');
const GRAND = anHotel(4, 'Grand Hotel of the Seven Bays and Gardens');

const pictureStyles = css`
  position: relative;
  width: 280px;
  max-width: 100%;
  border-radius: ${radius.card};
  overflow: hidden;
`;

const cornerStyles = css`
  position: absolute;
  top: ${space.xs};
  right: ${space.xs};
`;
