import { findTerms, splitName } from './find-terms';

const find = (text: string, path = 'shell/src/page.tsx') =>
  findTerms({ path, text }, []).map(({ kind, line, term }) => `${line} ${kind}: ${term}`);

it.each([
  ['askForPage', ['ask', 'for', 'page']],
  ['ASK_LIMIT', ['ask', 'limit']],
  ['XMLAnswer', ['xml', 'answer']],
  ['ask-again.test.ts', ['ask', 'again', 'test', 'ts']],
  ['taskList', ['task', 'list']],
])('splits %s into words', (name, words) => {
  expect(splitName(name)).toEqual(words);
});

describe('findTerms', () => {
  it('reports names where they are declared, with their lines', () => {
    const text = [
      'const asked = 1;',
      'function tellAll(wish: string) { return wish; }',
      'interface Known { readonly shownCards: number }',
      'const { words: copy, card: gone } = page;',
    ].join('\n');

    expect(find(text)).toEqual([
      '1 identifier: asked',
      '2 identifier: tell',
      '2 identifier: wish',
      '3 identifier: known',
      '3 identifier: shown',
      '4 identifier: gone',
    ]);
  });

  it('does not report names that are declared elsewhere', () => {
    expect(find("import { asked } from 'library';\nlibrary.tell(asked);\nconst { told } = library;")).toEqual(
      [],
    );
  });

  it('reports the name of the file', () => {
    expect(find('', 'delivery/src/store/s3-shelf.ts')).toEqual(['1 file name: shelf']);
  });

  it('reports phrases of comments at their line', () => {
    expect(
      find('/**\n * Whoever calls is turned away.\n */\nexport const limit = 1; // is not there'),
    ).toEqual(['2 comment: whoever', '2 comment: turned away', '4 comment: is not there']);
  });

  it('reports phrases of test titles, but of no other text', () => {
    const text = "it('says so', () => {\n  screen.getByText('Whoever is gone');\n});";

    expect(find(text, 'shell/src/page.test.tsx')).toEqual(['1 test title: says so']);
  });

  it('reports phrases of documents', () => {
    expect(find('# Pages\n\nThe page is gone.', 'docs/rendering.md')).toEqual(['3 document: is gone']);
  });

  it('accepts words of the field that contain a banned one', () => {
    expect(find('// An unknown id: stands for nothing.\nconst unknownAnswerer = taskKnowledge;')).toEqual([]);
  });

  it('accepts a term where the list allows it, and only there', () => {
    const allowed = [
      { term: 'answer', within: ['shell/src/pages/help'], reason: 'FAQ' },
      { term: 'asked', names: ['asked_at'], reason: 'column' },
    ];
    const text = 'const answer = 1;\nconst asked_at = 2;\nconst asked = 3;';
    const terms = (path: string) => findTerms({ path, text }, allowed).map((finding) => finding.text);

    expect(terms('shell/src/pages/help/questions.ts')).toEqual(['asked']);
    expect(terms('shell/src/pages/helper.ts')).toEqual(['answer', 'asked']);
  });
});
