import { cssFunctions } from './css-functions';

const problemsOf = (css: string) =>
  cssFunctions({
    path: 'app/src/card.tsx',
    text: `export const Card = () => (\n  <p css={${css}}>Text</p>\n);\n`,
  });

it.each(['(theme) => theme.card', 'function (theme) { return theme.card; }', '[styles, () => other]'])(
  'reports a function of the theme: %s',
  (css) => {
    expect(problemsOf(css)).toEqual([
      'app/src/card.tsx:2: the property css takes no function; a theme consists of custom properties',
    ]);
  },
);

it('reports a function in one of two cases', () => {
  expect(problemsOf('isOpen ? styles : (theme) => theme.card')).toHaveLength(1);
  expect(problemsOf('isOpen && ((theme) => theme.card)')).toHaveLength(1);
});

it('accepts styles, lists of styles and the result of a function', () => {
  expect(problemsOf('styles')).toEqual([]);
  expect(problemsOf('[styles, isOpen && openStyles]')).toEqual([]);
  expect(problemsOf('all.map((one) => one.styles)')).toEqual([]);
});
