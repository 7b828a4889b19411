import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { AmenityList } from './amenity-list';

const names = (count: number) => Array.from({ length: count }, (_, index) => `Amenity ${index + 1}`);
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

describe('the amenities', () => {
  it('are the first sixteen, and a button shows and hides the others [HD-10]', async () => {
    render(<AmenityList amenities={[...names(19), 'Amenity 1']} />);
    expect(items()).toEqual(names(16));
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 more', expanded: false }));
    expect(items()).toEqual(names(19));
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(items()).toEqual(names(16));
  });

  it('have no button up to sixteen [HD-10]', () => {
    render(<AmenityList amenities={names(16)} />);
    expect(items()).toHaveLength(16);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
