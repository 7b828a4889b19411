import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { LocationMap } from '@storefront/shared/composites/location-map/location-map';
import { RuntimeProvider, useRuntime } from '@storefront/shared/runtime';
import type { ReactNode } from 'react';

import type { Example } from '../example';

const LONDON = { latitude: 51.5194, longitude: -0.107 };
const PALMA = { latitude: 39.5696, longitude: 2.6502 };

/** Configures a map service; its iframe loads only after a click. */
function WithMapService({ children }: { readonly children: ReactNode }) {
  const runtime = useRuntime();
  const config = storefrontConfigSchema.parse({
    ...runtime.config,
    maps: {
      embedUrl: 'https://maps.example.com/embed?at={latitude},{longitude}',
      linkUrl: 'https://maps.example.com/at/{latitude}/{longitude}',
    },
  });
  return <RuntimeProvider runtime={{ ...runtime, config }}>{children}</RuntimeProvider>;
}

export const locationMapExample: Example = {
  title: 'Location map',
  group: 'Holiday',
  purpose:
    'The location of an office or a hotel. The map of Great Britain and Ireland is bundled; the map of any other place, with its airport, loads when it comes close to the viewport.',
  states: [
    {
      name: 'In Great Britain',
      Component: () => (
        <LocationMap name="Our office" address={['1 Sample Street', 'London', 'EC1A 1AA']} {...LONDON} />
      ),
    },
    {
      name: 'In the far north',
      Component: () => (
        <LocationMap name="Harbour office" address={['Lerwick']} latitude={60.155} longitude={-1.145} />
      ),
    },
    {
      name: 'With a map service',
      Component: () => (
        <WithMapService>
          <LocationMap name="Our office" address={['1 Sample Street', 'London', 'EC1A 1AA']} {...LONDON} />
        </WithMapService>
      ),
    },
    {
      name: 'Abroad',
      Component: () => (
        <LocationMap name="Hotel Sol" address={['Passeig Maritim 12', 'Palma, Majorca']} {...PALMA} />
      ),
    },
    {
      name: 'Abroad, far from its airport',
      Component: () => (
        <LocationMap name="Harbour rooms" address={['Kissamos, Crete']} latitude={35.49} longitude={23.65} />
      ),
    },
    {
      name: 'Far from every served airport',
      Component: () => (
        <LocationMap name="Hotel Pacific" address={['Sydney']} latitude={-33.87} longitude={151.21} />
      ),
    },
    {
      name: 'Without coastline data',
      Component: () => <LocationMap name="Hut" address={['The South Pole']} latitude={-90} longitude={0} />,
    },
    {
      name: 'Abroad, with a map service',
      Component: () => (
        <WithMapService>
          <LocationMap name="Hotel Sol" address={['Passeig Maritim 12', 'Palma, Majorca']} {...PALMA} />
        </WithMapService>
      ),
    },
    {
      name: 'Long text',
      Component: () => (
        <LocationMap
          name="Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Office"
          address={[
            'The Old Station, Holyhead Road',
            'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          ]}
          latitude={53.22}
          longitude={-4.2}
        />
      ),
    },
  ],
};
