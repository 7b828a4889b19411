import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Pagination, visiblePages } from './pagination';

describe('pagination', () => {
  it('requests a page, the next page and the previous page', async () => {
    const user = userEvent.setup();
    const onPageChange = jest.fn<void, [number]>();
    render(<Pagination page={3} pageCount={9} onPageChange={onPageChange} label="Pages of hotels" />);
    expect(screen.getByRole('navigation', { name: 'Pages of hotels' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');

    await user.click(screen.getByRole('button', { name: 'Page 9' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPageChange.mock.calls).toEqual([[9], [4], [2]]);
  });

  it('disables the arrows at both ends, which keep the focus', async () => {
    const user = userEvent.setup();
    const onPageChange = jest.fn<void, [number]>();
    const pageOf = (page: number) => (
      <Pagination page={page} pageCount={2} onPageChange={onPageChange} label="Pages" />
    );
    const { rerender } = render(pageOf(1));
    const [previous, next] = [
      screen.getByRole('button', { name: 'Previous page' }),
      screen.getByRole('button', { name: 'Next page' }),
    ];
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAttribute('aria-disabled', 'false');
    await user.click(previous);
    expect(onPageChange).not.toHaveBeenCalled();

    await user.click(next);
    rerender(pageOf(2));
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onPageChange.mock.calls).toEqual([[2]]);
  });

  it('renders nothing for one page', () => {
    render(<Pagination page={1} pageCount={1} onPageChange={() => {}} label="Pages" />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('omits pages that are far from the current one', () => {
    expect(visiblePages(1, 3)).toEqual([1, 2, 3]);
    expect(visiblePages(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  });
});
