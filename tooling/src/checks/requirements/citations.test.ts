import { citationsInComments, citationsInTests, citationsInText } from './citations';

// The ids are put together here, so that the check of this repository does not read them as citations.
const HOME = (number: string) => `HOME-${number}`;

describe('citationsInTests', () => {
  it('reads the bracket at the end of titles, rows of tables and templates', () => {
    const { citations, problems } = citationsInTests({
      path: 'a.test.ts',
      text: [
        `it('shows the heading [${HOME('01')}, ${HOME('02')}]', () => {});`,
        `it.each([['wide [${HOME('03')}]']])('is %s', () => {});`,
        `it(\`\${name} is listed [${HOME('04')}]\`, () => {});`,
      ].join('\n'),
    });

    expect(citations).toEqual([
      { id: HOME('01'), place: 'a.test.ts:1' },
      { id: HOME('02'), place: 'a.test.ts:1' },
      { id: HOME('03'), place: 'a.test.ts:2' },
      { id: HOME('04'), place: 'a.test.ts:3' },
    ]);
    expect(problems).toEqual([]);
  });

  it('reads the tags of Playwright', () => {
    const { citations } = citationsInTests({
      path: 'a.spec.ts',
      text: `test('opens', { tag: ['@${HOME('01')}', '@slow'] }, async () => {});`,
    });

    expect(citations).toEqual([{ id: HOME('01'), place: 'a.spec.ts:1' }]);
  });

  it.each(['it.skip', 'it.skip.each([1])', 'test.fixme', 'it.todo', 'describe.skip', 'xit'])(
    'does not count what %s skips',
    (call) => {
      const text = `${call}('shows [${HOME('01')}]', () => { it('x [${HOME('02')}]', () => {}); });`;

      expect(citationsInTests({ path: 'a.test.ts', text }).citations).toEqual([]);
    },
  );

  it('reports ids that are not at the end of the title', () => {
    const { problems } = citationsInTests({
      path: 'a.test.ts',
      text: `it('[${HOME('01')}] shows the heading', () => {});`,
    });

    expect(problems).toEqual([`a.test.ts:1: [${HOME('01')}] must be at the end of the title`]);
  });
});

describe('citationsInComments', () => {
  it('reads ids and rules of comments with their lines', () => {
    const text = [
      `/** The heading (${HOME('01')}).`,
      ` * Cards follow usability rule 26 and claims row 15. */`,
      `const url = 'https://example.com/${HOME('02')}'; // see ${HOME('03')}`,
    ].join('\n');

    expect(citationsInComments({ path: 'a.ts', text })).toEqual([
      { id: HOME('01'), place: 'a.ts:1' },
      { id: 'usability rule 26', place: 'a.ts:2' },
      { id: 'claims row 15', place: 'a.ts:2' },
      { id: HOME('03'), place: 'a.ts:3' },
    ]);
  });

  it('does not read texts of JSX as comments', () => {
    const text = `const a = <p>// ${HOME('01')}</p>;\nconst b = <p>{x}// ${HOME('02')}</p>; // ${HOME('03')}`;

    expect(citationsInComments({ path: 'a.tsx', text }).map(({ id }) => id)).toEqual([HOME('03')]);
  });
});

it('ignores names of standards and parts of longer words', () => {
  expect(citationsInText(`SHA-256, X${HOME('01')}-A, ${HOME('001')}1`, 'a.md')).toEqual([]);
});
