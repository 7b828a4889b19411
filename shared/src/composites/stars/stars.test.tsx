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
  ])('are from 1 to 5: class %p reads "%s" [BADGE-03]', (starClass, words) => {
    render(<Stars starClass={starClass} />);
    const stars = screen.getByRole('img', { name: words });
    expect(stars.children).toHaveLength(Number.parseInt(words, 10));
  });

  it('are not there for a hotel without a class [BADGE-03]', () => {
    render(<Stars starClass={0} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
