import { meansAward } from './hotel-filter-values';

describe('the name of an award', () => {
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
