import { ratingWord } from './rating-word';

it('rates a score of 3.5 as Good and less as Average [DOM-RATING-02]', () => {
  expect([ratingWord(3.5), ratingWord(3.4)]).toEqual(['Good', 'Average']);
});
