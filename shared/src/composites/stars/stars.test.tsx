import { render, screen } from '@testing-library/react';

import { Stars } from './stars';

describe('stars', () => {
  it.each([
    [1, '1 star'],
    [2, '2 stars'],
    [3, '3 stars'],
    [4, '4 stars'],
    [5, '5 stars'],
    [4.5, '4 stars'],
    [7, '5 stars'],
  ])('show class %p as "%s" [BADGE-03]', (starClass, name) => {
    render(<Stars starClass={starClass} />);
    const stars = screen.getByRole('img', { name });
    expect(stars.children).toHaveLength(Number.parseInt(name, 10));
  });

  it('are not rendered for a hotel without a class [BADGE-03]', () => {
    render(<Stars starClass={0} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
