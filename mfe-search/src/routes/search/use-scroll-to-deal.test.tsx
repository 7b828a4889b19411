import { render } from '@testing-library/react';

import { useScrollToDeal } from './use-scroll-to-deal';

interface PageProps {
  readonly hotel?: number | null;
  readonly settled: boolean;
  readonly search: string;
}

function Page({ hotel = 700_001, settled, search }: PageProps) {
  useScrollToDeal(hotel, settled, search);
  return [700_002, 700_001, 700_003].map((giata) => <article key={giata} data-giata={giata} />);
}

const scrolled = jest.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => jest.restoreAllMocks());

it('scrolls to the hotel of the link once per search, after the first load [SRCH-Q-11, DEC-86]', () => {
  const { rerender } = render(<Page settled={false} search="one" />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Page settled search="one" />);
  expect(scrolled.mock.calls).toEqual([[{ block: 'center' }]]);
  expect(scrolled.mock.contexts).toEqual([document.querySelector('[data-giata="700001"]')]);
  rerender(<Page settled={false} search="one" />);
  rerender(<Page settled search="one" />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  rerender(<Page settled search="two" />);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('keeps the position of a page that was restored, and does nothing without a hotel [DEC-86]', () => {
  render(<Page hotel={null} settled search="one" />);
  jest.replaceProperty(window, 'scrollY', 400);
  render(<Page settled search="one" />);
  expect(scrolled).not.toHaveBeenCalled();
});
