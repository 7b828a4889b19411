import { render } from '@testing-library/react';

import { ReviewScore } from './review-score';

const circlesOf = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>('[aria-hidden="true"] [data-circle]')].map(
    (circle) => circle.dataset['circle'],
  );

describe('a review score', () => {
  it.each([
    [4, 'full full full full empty'],
    [4.1, 'full full full full half'],
    [4.4, 'full full full full half'],
    [4.5, 'full full full full full'],
    [3.6, 'full full full full empty'],
    [0.3, 'half empty empty empty empty'],
    [0, 'empty empty empty empty empty'],
    [5, 'full full full full full'],
  ])('shows %d as the circles %s [DOM-RATING-01, DEC-85]', (score, circles) => {
    const { container } = render(<ReviewScore score={score} />);
    expect(circlesOf(container).join(' ')).toBe(circles);
  });

  it.each([
    [3.5, 'Good'],
    [3.4, 'Average'],
    [4, 'Very good'],
    [4.5, 'Excellent'],
  ])('labels %d as %s [DOM-RATING-02, DEC-114]', (score, word) => {
    const { container } = render(<ReviewScore score={score} />);
    expect(container).toHaveTextContent(new RegExp(`${word}$`));
  });

  it('shows the exact number, the count and the source beside the circles [DEC-85]', () => {
    const { container } = render(<ReviewScore score={4.5} count={1_320} source="Tripadvisor" />);
    expect(container).toHaveTextContent('4.5Excellent, average of 1,320 reviews on Tripadvisor');
  });
});
