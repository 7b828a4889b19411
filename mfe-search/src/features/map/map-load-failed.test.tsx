import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ResultsMap } from './results-map';

let mockIsOffline = true;
jest.mock('./land-map', () => {
  if (mockIsOffline) throw new Error('a file did not come');
  return { LandMap: ({ label }: { readonly label: string }) => <section aria-label={label} /> };
});

describe('a map whose files do not come', () => {
  it('says so, and tries again when asked to', async () => {
    render(
      <ResultsMap
        hotels={[]}
        airportCode="ACE"
        selected={null}
        raised={null}
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
