import { positionSelectors } from './position-selectors';

const problemsOf = (styles: string) =>
  positionSelectors({ path: 'app/src/list.tsx', text: `const styles = css\`\n${styles}\n\`;\n` });

it.each([':first-child', ':nth-child', ':nth-last-child'])('reports %s with its line', (selector) => {
  expect(problemsOf(`  & > li${selector}(2) {\n    color: red;\n  }`)).toEqual([
    `app/src/list.tsx:2: ${selector} is an error of Emotion in development; use ` +
      `${selector.replace('-child', '-of-type')}, or :not(* + *) for a first element of any type`,
  ]);
});

it('reports each of several selectors, also behind an expression', () => {
  expect(problemsOf('  ${from.small} {\n    & > :nth-child(odd):nth-last-child(2) {\n    }\n  }')).toEqual([
    expect.stringContaining('app/src/list.tsx:3: :nth-child'),
    expect.stringContaining('app/src/list.tsx:3: :nth-last-child'),
  ]);
});

it('accepts selectors by type, a last or only child, and comments', () => {
  expect(problemsOf('  & > li:nth-of-type(odd):last-child, & > :only-child {\n  }')).toEqual([]);
  expect(
    positionSelectors({ path: 'app/src/list.tsx', text: '// :first-child\nconst name = ":first-child";' }),
  ).toEqual([]);
});
