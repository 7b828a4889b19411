import { AWARDS, meansAward, STYLES } from './hotel-filter-values';

describe('the values of the hotel filters', () => {
  it('are two awards and seven styles [SRCH-FLT-10, SRCH-FLT-12]', () => {
    expect(AWARDS).toEqual(['Best of the Best', 'Travelers Choice']);
    expect(STYLES).toEqual([
      'Budget',
      'Mid-range',
      'Luxury',
      'Family-friendly',
      'Business',
      'Romantic',
      'Modern',
    ]);
  });

  it.each([
    ["Travellers' Choice 2026", 'Travelers Choice', true],
    ['Travellers’ Choice', 'Travelers Choice', true],
    ['TRAVELERS CHOICE', 'Travelers Choice', true],
    ["Travelers' Choice Best of the Best", 'Best of the Best', true],
    ['Certificate of Excellence', 'Best of the Best', false],
    ['Best', 'Best of the Best', false],
  ])('%s means %s: %s', (name, award, means) => {
    expect(meansAward(name, award)).toBe(means);
  });
});
