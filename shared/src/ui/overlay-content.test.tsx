import { render, screen } from '@testing-library/react';

import { OverlayContent } from './overlay-content';

describe('the content of an overlay', () => {
  it('changes while the overlay is open, and stays as it is while it closes', () => {
    const at = (open: boolean, price: string) => <OverlayContent open={open}>{price}</OverlayContent>;
    const { rerender } = render(at(true, '£299'));
    rerender(at(true, '£310'));
    expect(screen.getByText('£310')).toBeInTheDocument();
    rerender(at(false, '£320'));
    expect(screen.getByText('£310')).toBeInTheDocument();
    rerender(at(true, '£330'));
    expect(screen.getByText('£330')).toBeInTheDocument();
  });
});
