import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ResultsMap } from './results-map';

let mockIsOffline = true;
jest.mock('./land-map', () => {
  if (mockIsOffline) throw new Error('chunk failed to load');
  return { LandMap: ({ label }: { readonly label: string }) => <section aria-label={label} /> };
});

describe('a map whose chunk fails to load', () => {
  it('shows a message and loads again on retry', async () => {
    render(
      <ResultsMap
        hotels={[]}
        airportCode="ACE"
        selected={null}
        hovered={null}
        onSelect={() => {}}
        label="Map of hotels"
      />,
    );
    expect(screen.getByText('Loading the map…')).toBeVisible();
    expect(await screen.findByRole('status')).toHaveTextContent('The map could not be loaded.');

    mockIsOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Map of hotels' })).toBeInTheDocument();
  });
});
