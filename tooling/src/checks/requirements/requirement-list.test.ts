import { needsTest, parseRequirements } from './requirement-list';

const document = (text: string) => [{ path: 'docs/requirements/home.md', text }];

describe('parseRequirements', () => {
  it('returns list items that begin with an id, with their place', () => {
    const { requirements, problems } = parseRequirements(
      document(
        '# Home\n\n- **HOME-01** The heading is literal.\n- **usability rule 26** Cards have a rating.\n',
      ),
    );

    expect(requirements).toEqual([
      { id: 'HOME-01', place: 'docs/requirements/home.md:3' },
      { id: 'usability rule 26', place: 'docs/requirements/home.md:4' },
    ]);
    expect(problems).toEqual([]);
  });

  it('reports an id that occurs twice, with both places', () => {
    const { problems } = parseRequirements(document('- **HOME-01** One.\n- **HOME-01** Two.\n'));

    expect(problems).toEqual([
      'docs/requirements/home.md:2: HOME-01 is already defined at docs/requirements/home.md:1',
    ]);
  });

  it.each([
    ['- **Home-1** Text.', 'does not have the form of an id'],
    ['- **HOME-01**', 'HOME-01 has no text'],
  ])('reports the malformed item %j', (item, message) => {
    const { problems } = parseRequirements(document(`- **HOME-02** Text.\n${item}\n`));

    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  it('fails when there is nothing to compare with', () => {
    expect(parseRequirements([]).problems).toEqual([expect.stringContaining('missing or empty')]);
    expect(parseRequirements(document('# Home\n')).problems).toHaveLength(1);
  });
});

it('requires a test of requirements and decisions, not of usability rules', () => {
  expect(needsTest({ id: 'DEC-110', place: '' })).toBe(true);
  expect(needsTest({ id: 'usability rule 26', place: '' })).toBe(false);
});
