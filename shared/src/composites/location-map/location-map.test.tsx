import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { storefrontConfigSchema } from '../../contracts/storefront-config';
import { aRuntime, renderInPage } from '../../../testing/render-page';

import { LocationMap } from './location-map';

const EMBED = 'https://maps.example.com/embed?at={latitude},{longitude}';
const LINK = 'https://maps.example.com/at/{latitude}/{longitude}';

function runtimeWith(maps: object) {
  return aRuntime({ config: storefrontConfigSchema.parse({ maps }) });
}

const office = (
  <LocationMap
    name="The office"
    address={['1 Sample Street', 'London']}
    latitude={51.5194}
    longitude={-0.107}
  />
);

describe('location map', () => {
  it('draws the place with its address without an external request [DEC-197]', async () => {
    renderInPage(office);
    expect(await screen.findByRole('img', { name: /Great Britain and Ireland.*The office/ })).toBeVisible();
    expect(screen.getByText('1 Sample Street')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('embeds the map service only after a click, with a title and lazy loading [EXT-01, DEAL-08, DEC-104, DEC-197]', async () => {
    renderInPage(office, runtimeWith({ embedUrl: EMBED }));
    const button = await screen.findByRole('button', { name: 'Show the interactive map' });
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText(/maps\.example\.com/)).toBeVisible();

    await userEvent.click(button);
    const frame = screen.getByTitle('Map of The office');
    expect(frame).toHaveAttribute('src', 'https://maps.example.com/embed?at=51.5194,-0.107');
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).toHaveFocus();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('links to the place in the configured map service [DEC-104]', async () => {
    renderInPage(office, runtimeWith({ linkUrl: LINK }));
    expect(
      await screen.findByRole('link', { name: 'Open in a map service (opens in a new window)' }),
    ).toHaveAttribute('href', 'https://maps.example.com/at/51.5194/-0.107');
  });

  it('draws a place abroad and its airport when the map comes close to the viewport [DEAL-08, DEC-104, DEC-197]', async () => {
    const scrollIntoView = mockIntersection();
    renderInPage(
      <LocationMap name="Hotel Sol" address={['Palma, Majorca']} latitude={39.57} longitude={2.65} />,
    );
    expect(await screen.findByText('Palma, Majorca')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();

    scrollIntoView();
    const drawing = await screen.findByRole('img', { name: /Palma de Mallorca.*Hotel Sol/ });
    expect(drawing.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d.-]+ [\d.-]+L/);
    expect(screen.getByText('Palma de Mallorca airport')).toBeInTheDocument();
  });

  it('shows only the address where there is no coastline data [DEC-104]', async () => {
    renderInPage(<LocationMap name="Hut" address={['The South Pole']} latitude={-90} longitude={0} />);
    expect(await screen.findByText('The South Pole')).toBeVisible();
    expect(document.querySelector('[aria-hidden] + p, svg[role="img"]')).toBeNull();
  });
});

/** Replaces `IntersectionObserver`; the returned function reports all observed elements as visible. */
function mockIntersection(): () => void {
  const reports: (() => void)[] = [];
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((onChange) => {
    const observer: IntersectionObserver = {
      root: null,
      rootMargin: '',
      scrollMargin: '',
      thresholds: [],
      observe: (target) => {
        const entry: IntersectionObserverEntry = {
          isIntersecting: true,
          intersectionRatio: 1,
          boundingClientRect: target.getBoundingClientRect(),
          intersectionRect: target.getBoundingClientRect(),
          rootBounds: null,
          target,
          time: 0,
        };
        reports.push(() => act(() => onChange([entry], observer)));
      },
      unobserve: () => {},
      disconnect: () => {},
      takeRecords: () => [],
    };
    return observer;
  });
  return () => {
    for (const report of reports) report();
  };
}

describe('the map settings', () => {
  it.each([
    ['a script', 'javascript:alert({latitude},{longitude})'],
    ['a URL without placeholders for the place', 'https://maps.example.com/embed'],
  ])('reject %s [DEC-104]', (_case, embedUrl) => {
    expect(storefrontConfigSchema.safeParse({ maps: { embedUrl } }).success).toBe(false);
  });
});
