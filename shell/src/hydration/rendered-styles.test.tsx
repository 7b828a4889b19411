/** @needs document */
import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { render } from '@testing-library/react';

import { adoptRenderedStyles } from './rendered-styles';

const red = css`
  color: red;
`;
const blue = css`
  color: blue;
`;
const page = <p css={red}>text</p>;

/** Puts the styles of a page into the head, as the edge server does. */
function renderHead(): void {
  document.head.innerHTML =
    `<style data-emotion="rendered-global g1" data-s>body{margin:0}</style>` +
    `<style data-emotion="rendered ${red.name}" data-s>.css-${red.name}{color:red}</style>`;
}

const ruleTexts = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);

it('leaves the style elements of the server where they are, and inserts none of their rules again', () => {
  renderHead();
  const before = [...document.head.children];
  const moves = [jest.spyOn(document.head, 'insertBefore'), jest.spyOn(document.head, 'appendChild')];
  const cache = createCache({ key: 'css', speedy: false });
  expect(adoptRenderedStyles(document, cache)).toBe(true);
  const { rerender } = render(<CacheProvider value={cache}>{page}</CacheProvider>);
  expect([...document.head.children]).toEqual(before);
  for (const move of moves) expect(move).not.toHaveBeenCalled();

  rerender(
    <CacheProvider value={cache}>
      <p css={blue}>text</p>
    </CacheProvider>,
  );
  expect([...document.head.children].slice(0, before.length)).toEqual(before);
  expect(ruleTexts().filter((text) => text.includes('color:blue'))).toHaveLength(1);
});

it('reports that a document without a rendered page has no global styles', () => {
  document.head.innerHTML = '<style>.boot{display:none}</style>';
  expect(adoptRenderedStyles(document, createCache({ key: 'css' }))).toBe(false);
});
