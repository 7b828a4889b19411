import { render } from '@testing-library/react';

import { Rating } from './rating';

describe('a rating', () => {
  it('shows the score, its word, the number of reviews and their source', () => {
    const { container, rerender } = render(<Rating score={4} count={2204} source="Tripadvisor" />);
    expect(container).toHaveTextContent(/^4\.0Very good, average of 2,204 reviews on Tripadvisor$/);
    rerender(<Rating score={3.4} count={1} />);
    expect(container).toHaveTextContent(/^3\.4Average, average of 1 review$/);
    rerender(<Rating score={3.4} count={null} />);
    expect(container).toHaveTextContent(/^3\.4Average$/);
  });
});
