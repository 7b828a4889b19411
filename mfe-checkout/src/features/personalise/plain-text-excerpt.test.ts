import fc from 'fast-check';

import { plainTextExcerpt } from './plain-text-excerpt';

it('shortens a description to plain text', () => {
  expect(plainTextExcerpt('<p>Fish &amp; <b>chips</b></p><script>alert(1)</script>')).toBe('Fish & chips');
  expect(plainTextExcerpt('one two, three', 9)).toBe('one two…');
  expect(plainTextExcerpt('unbreakable', 5)).toBe('unbre…');
  fc.assert(fc.property(fc.string(), (text) => plainTextExcerpt(text, 20).length <= 21));
});
