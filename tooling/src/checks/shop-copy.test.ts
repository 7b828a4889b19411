import { readRules, rejectedTerms } from './shop-copy';

const RULES = readRules(
  '| Say | Not | For |\n| --- | --- | --- |\n| email | `e-mail`, `E-mail` | letters |\n| View deal | `View Deal` | a link |',
);

const messages = (text: string, path = 'shell/src/a.tsx') => rejectedTerms({ path, text }, RULES);

it.each([
  ['JSX text', 'const a = (\n  <p>We e-mail you.</p>\n);'],
  ['a string', "const first = 1;\nconst label = 'E-mail address';"],
  ['a template', 'const first = 1;\nconst text = `${name}, your e-mail`;'],
])('reports a rejected word in %s with its line', (_, text) => {
  expect(messages(text)).toEqual([expect.stringMatching(/^shell\/src\/a\.tsx:2: "[eE]-mail"; say "email"/)]);
});

it('reports a rejected word in seed content [DEC-131]', () => {
  expect(messages('{\n  "content": "<p>View Deal</p>"\n}', 'demo/content/pages/rome.json')).toEqual([
    'demo/content/pages/rome.json:2: "View Deal"; say "View deal" (docs/words.md)',
  ]);
});

it.each([
  ['a comment', '// the e-mail of the order'],
  ['a part of another word', "const id = '0010-due-mails';"],
  ['other capitals', "const label = 'View deal';"],
  ['a longer word', "const label = 'View Dealers';"],
])('accepts %s', (_, text) => {
  expect(messages(text)).toEqual([]);
});

it('does not accept a list without words', () => {
  expect(() => readRules('# One wording for one thing')).toThrow('has no table of words');
});
