import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { aFlight } from '../../../testing/flight-builders';
import { FlightList, type FlightListProps } from './flight-list';
import { FlightSummary } from '../../parts/flight-summary/flight-summary';

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

const AIRPORTS = ['LGW', 'STN', 'LHR'];
const AIRLINES = ['u2', 'fr', 'ba', 'q9'];

/** 45 flights: every third from each airport, every fourth by each airline, departing from 05:00 to 19:00. */
const MANY: readonly Flight[] = Array.from({ length: 45 }, (_, index) => {
  const hour = String(5 + (index % 15)).padStart(2, '0');
  const airline = AIRLINES[index % 4] ?? '';
  return aFlight({
    flightId: `f${index}`,
    departureAirportCode: AIRPORTS[index % 3] ?? '',
    outboundAirlineCode: airline,
    inboundAirlineCode: airline,
    outboundFlightNumber: String(1000 + index),
    outboundDepartsAt: `2027-06-12T${hour}:00:00`,
    pricePerPerson: pence(20_000 + index * 100),
  });
});

function List(props: Partial<FlightListProps>) {
  const { flights = MANY } = props;
  const [selectedId, setSelectedId] = useState(props.selectedFlight?.flightId ?? flights[0]?.flightId);
  return (
    <FlightList
      guests={2}
      initialAirports={[]}
      loading={false}
      flights={flights}
      selectedFlight={flights.find(({ flightId }) => flightId === selectedId) ?? null}
      onSelect={setSelectedId}
      {...('selectedFlight' in props && props.selectedFlight === null ? { selectedFlight: null } : {})}
      {...(props.initialAirports && { initialAirports: props.initialAirports })}
      {...(props.loading && { loading: true })}
    />
  );
}

const rows = () => screen.queryAllByRole('radio');
const panel = () => within(screen.getByRole('region', { name: 'Filter flights' }));
const tick = (name: RegExp) => userEvent.click(panel().getByRole('checkbox', { name }));

async function type(legend: string, end: 'From' | 'To', hour: string) {
  const box = within(panel().getByRole('group', { name: legend })).getByRole('textbox', { name: end });
  await userEvent.clear(box);
  await userEvent.type(box, `${hour}{Enter}`);
}

describe('FlightList', () => {
  it('shows 12 placeholder rows while the flights are loading [CONST-15, DEC-84]', () => {
    renderInPage(<List flights={[]} loading />);
    expect(screen.getByRole('status', { name: 'Loading flights' }).children).toHaveLength(12);
    expect(screen.queryByText(/No flights available/)).not.toBeInTheDocument();
  });

  it('reports that there are no flights from the selected airport [HD-17]', () => {
    renderInPage(<List flights={[]} />);
    expect(screen.getByRole('heading', { name: 'No flights available from selected airport' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Filter flights' })).not.toBeInTheDocument();
  });

  it('shows each flight as a radio button with its legs and price difference [HD-11]', async () => {
    renderInPage(<List flights={MANY.slice(0, 3)} />);
    expect(rows()).toHaveLength(3);
    expect(rows()[0]).toBeChecked();
    expect(rows()[0]).toHaveAccessibleName(
      /^Out Sat 12 Jun, easyJet U2 1000 05:00 London Gatwick .*Your choice$/,
    );
    expect(rows()[0]).toHaveAccessibleDescription('Hold bag 23 kg, £90 extra');
    expect(rows()[1]).toHaveAccessibleName(/Ryanair FR 1001 .* \+£2 in total$/);

    await userEvent.click(screen.getByRole('radio', { name: /Ryanair FR 1001/ }));
    expect(rows()[1]).toHaveAccessibleName(/Your choice$/);
    expect(rows()[0]).toHaveAccessibleName(/−£2 in total$/);
  });

  it('changes the selection with the arrow keys [HD-11]', async () => {
    renderInPage(<List flights={MANY.slice(0, 3)} />);
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(rows()[1]).toBeChecked();
    expect(rows()[1]).toHaveFocus();
  });

  it('has pages of 10, and opens the page of the selected flight [HD-15, DEC-16]', async () => {
    renderInPage(<List selectedFlight={MANY[23] ?? null} />);
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(rows()).toHaveLength(10);
    expect(rows()[3]).toBeChecked();

    await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
    expect(rows()).toHaveLength(5);
    expect(screen.getByRole('group', { name: 'Flights, page 5 of 5' })).toHaveFocus();

    await tick(/London Gatwick/);
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the filters of FlightList', () => {
  it('combine values of a group with "or", groups with "and", and show the number of matches [HD-12]', async () => {
    renderInPage(<List />);
    await tick(/London Gatwick 15/);
    await tick(/London Stansted 15/);
    expect(screen.getByRole('status')).toHaveTextContent('30 of 45 flights');

    await tick(/easyJet 8/);
    expect(screen.getByRole('status')).toHaveTextContent('8 of 45 flights');
    expect(rows()).toHaveLength(8);
    expect(panel().getByRole('checkbox', { name: /London Heathrow 4/ })).toBeVisible();
  });

  it('have groups for departure airport, arrival airport and airline [HD-12]', async () => {
    const toTwo = MANY.map((flight, index) => ({
      ...flight,
      arrivalAirportCode: index % 2 === 0 ? 'AYT' : 'DLM',
    }));
    renderInPage(<List flights={toTwo} />);
    const group = (name: string) => within(panel().getByRole('group', { name }));
    expect(group('Departure airport').getAllByRole('checkbox')).toHaveLength(3);
    expect(group('Airline').getAllByRole('checkbox')).toHaveLength(4);
    expect(group('Arrival airport').getAllByRole('checkbox')).toHaveLength(2);

    await userEvent.click(group('Arrival airport').getByRole('checkbox', { name: /Dalaman 22/ }));
    expect(screen.getByRole('status')).toHaveTextContent('22 of 45 flights');
  });

  it('keep flights within the hours, both ends inclusive [HD-13, DEC-15]', async () => {
    renderInPage(<List />);
    await type('Outbound departure', 'To', '9');
    expect(screen.getByRole('status')).toHaveTextContent('15 of 45 flights');
    expect(screen.getAllByText('09:00', { selector: 'label *' })).not.toHaveLength(0);

    await type('Inbound departure', 'From', '14');
    expect(screen.getByRole('status')).toHaveTextContent('No flights match your filters');
  });

  it('have the hours from 0 to 24, separately for outbound and inbound [HD-13]', async () => {
    renderInPage(<List />);
    for (const legend of ['Outbound departure', 'Inbound departure']) {
      expect(panel().getAllByText('00:00 to 24:00')).toHaveLength(2);
      await type(legend, 'To', '2');
      expect(screen.getByRole('status')).toHaveTextContent('No flights match your filters');
      expect(panel().getAllByText('00:00 to 24:00')).toHaveLength(1);
      await type(legend, 'To', '30');
      expect(screen.getByRole('status')).toHaveTextContent('45 return flights');
    }
  });

  it('are reset by "Clear all", which is only shown when a filter is active [HD-13, HD-14]', async () => {
    const flights = MANY.slice(0, 6).map((flight, index) => ({
      ...flight,
      arrivalAirportCode: index % 2 === 0 ? 'AYT' : 'DLM',
    }));
    renderInPage(<List flights={flights} />);
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    await tick(/London Gatwick/);
    await tick(/Antalya/);
    await tick(/easyJet/);
    await type('Outbound departure', 'From', '5');
    await type('Inbound departure', 'To', '14');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));

    expect(screen.getByRole('status')).toHaveTextContent('6 return flights');
    for (const box of panel().getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(panel().getAllByText('00:00 to 24:00')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: /^Flights/ })).toHaveFocus();
  });

  it('offer "Clear all" when no flight matches [HD-14]', async () => {
    renderInPage(<List flights={MANY.slice(0, 3)} selectedFlight={null} />);
    await type('Outbound departure', 'From', '20');
    const list = within(screen.getByRole('group', { name: 'Flights' }));
    await userEvent.click(list.getByRole('button', { name: 'Clear all' }));
    expect(rows()).toHaveLength(3);
  });

  it('start with the airports of the search selected, which "Clear all" resets too [HD-ST-04, HD-14]', async () => {
    renderInPage(<List initialAirports={['STN']} />);
    expect(panel().getByRole('checkbox', { name: /London Stansted/ })).toBeChecked();
    expect(rows()[0]).toHaveAccessibleName(/London Stansted/);
    expect(screen.getByRole('status')).toHaveTextContent('15 of 45 flights');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByRole('status')).toHaveTextContent('45 return flights');
    expect(panel().getByRole('checkbox', { name: /London Stansted/ })).not.toBeChecked();
  });

  it('hide a group with a single option [HD-12]', () => {
    renderInPage(<List flights={[aFlight(), aFlight({ flightId: 'f2' })]} />);
    expect(panel().queryByRole('checkbox')).not.toBeInTheDocument();
    expect(panel().getByRole('group', { name: 'Outbound departure' })).toBeVisible();
  });

  it('keep a selected flight that they hide, report it, and show it on request', async () => {
    renderInPage(<List flights={MANY.slice(0, 12)} selectedFlight={MANY[11] ?? null} />);
    await tick(/London Gatwick/);
    expect(screen.getByText(/^Your flight: London Heathrow 16:00 .* is hidden by the filters/)).toBeVisible();
    for (const row of rows()) expect(row).not.toBeChecked();

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters and show it' }));
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/1011 .*Your choice$/);
  });

  it('open in a drawer on phones, which shows the number of matches [HD-14, HD-12]', async () => {
    renderInPage(<List flights={MANY.slice(0, 6)} />);
    await tick(/Ryanair/);
    await userEvent.click(screen.getByRole('button', { name: 'Filter flights (1)' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter flights' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: /Q9/ }));
    expect(drawer.getByRole('button', { name: 'Show 3 flights' })).toBeVisible();

    await userEvent.click(drawer.getByRole('button', { name: 'Clear all' }));
    expect(drawer.getByRole('button', { name: 'Show 6 flights' })).toHaveFocus();
    await userEvent.click(drawer.getByRole('button', { name: 'Show 6 flights' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the airline logo', () => {
  const runtime = aRuntime({
    config: storefrontConfigSchema.parse({
      airlineIcons: { urlTemplate: 'https://icons.example.com/{code}.png' },
    }),
  });
  const logos = () => screen.queryAllByRole('presentation');

  it('is loaded from the configured icon service [EXT-02, DEC-104]', () => {
    renderInPage(
      <FlightSummary flight={aFlight({ outboundAirlineCode: 'U2', inboundAirlineCode: '?/' })} />,
      runtime,
    );
    expect(logos()[0]).toHaveAttribute('src', 'https://icons.example.com/u2.png');
    expect(logos()[1]).toHaveAttribute('src', 'https://icons.example.com/%3F%2F.png');
  });

  it('is replaced by a plane icon when it fails to load or no service is configured [ERR-23, DEC-104]', () => {
    const { unmount } = renderInPage(<FlightSummary flight={aFlight()} />, runtime);
    const icons = () => document.querySelectorAll('svg.lucide-plane');
    const [first] = logos();
    expect(icons()).toHaveLength(0);
    if (first) fireEvent.error(first);
    expect(logos()).toHaveLength(1);
    expect(icons()).toHaveLength(1);
    unmount();

    renderInPage(<FlightSummary flight={aFlight()} />);
    expect(logos()).toHaveLength(0);
    expect(icons()).toHaveLength(2);
    expect(screen.getByText('London Gatwick to Antalya')).toBeVisible();
  });
});
