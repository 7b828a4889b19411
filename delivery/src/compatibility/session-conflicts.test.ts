import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';

import { sessionFixtures as checkout } from '../../../mfe-checkout/src/session-fixtures/session-fixtures';
import { sessionFixtures as deal } from '../../../mfe-deal/src/session-fixtures/session-fixtures';
import { sessionFixtures as discovery } from '../../../mfe-discovery/src/session-fixtures/session-fixtures';
import { sessionFixtures as search } from '../../../mfe-search/src/session-fixtures/session-fixtures';
import { sessionFixtures as shell } from '../../../shell/src/session-fixtures/session-fixtures';

import { sessionClashes, type ReleaseWithFixtures } from './session-conflicts';

const LIVE = [
  release('shell', shell),
  release('mfe-discovery', discovery),
  release('mfe-search', search),
  release('mfe-deal', deal),
  release('mfe-checkout', checkout),
];

function release(name: string, fixtures: SessionFixtures | null, version = '1.0.0-old'): ReleaseWithFixtures {
  return { name, version, fixtures };
}

type Change = (json: unknown) => unknown;

/** The fixtures with something changed at a path in each of the sessions that are written. */
function writing(fixtures: SessionFixtures, path: readonly string[], change: Change): SessionFixtures {
  return {
    ...fixtures,
    writes: fixtures.writes.map(({ name, session }) => ({ name, session: changed(session, path, change) })),
  };
}

/** Where the path ends in nothing, all stays as it is. */
function changed<T>(json: T, [step, ...deeper]: readonly string[], change: Change): T;
function changed(json: unknown, [step, ...deeper]: readonly string[], change: Change): unknown {
  if (step === undefined) return change(json);
  if (Array.isArray(json)) {
    return json.map((entry, index) => (String(index) === step ? changed(entry, deeper, change) : entry));
  }
  if (typeof json !== 'object' || json === null || !(step in json)) return json;
  const entries = Object.entries(json).flatMap(([name, value]) => {
    const next = name === step ? changed<unknown>(value, deeper, change) : value;
    return next === undefined ? [] : [[name, next] as const];
  });
  return Object.fromEntries(entries);
}

const candidate = (fixtures: SessionFixtures, name = 'mfe-deal') => release(name, fixtures, '1.1.0-new');
const mentioning = (sentences: readonly string[], ...words: readonly string[]) =>
  sentences.filter((sentence) => words.every((word) => sentence.includes(word)));

describe('session clashes', () => {
  it.each(LIVE)('there are none between what $name says now and the others', ({ name, fixtures }) => {
    expect(sessionClashes(release(name, fixtures, '1.1.0-new'), LIVE)).toEqual([]);
  });

  it('names both releases, the page, the field and the way out where a field is written as another kind', () => {
    const priced = writing(deal, ['chosen', 'boardBasis'], () => 4);

    expect(sessionClashes(candidate(priced), LIVE)).toContain(
      'mfe-deal 1.1.0-new (Book Now on a deal) writes chosen.boardBasis as a number, but mfe-checkout 1.0.0-old ' +
        '(personalise) needs a string. Go on writing it as before beside what is new, or release a mfe-checkout ' +
        'that can do without it first.',
    );
  });

  it('names a field that is not written any more, also deep in a list', () => {
    const nameless = writing(deal, ['offer', 'tours', '0', 'name'], () => undefined);

    expect(sessionClashes(candidate(nameless), LIVE)).toContain(
      'mfe-deal 1.1.0-new (Book Now on a deal) writes no offer.tours[0].name, but mfe-checkout 1.0.0-old ' +
        '(personalise) needs a string. Go on writing it as before beside what is new, or release a mfe-checkout ' +
        'that can do without it first.',
    );
  });

  it('names the old name of a field that was renamed', () => {
    const renamed = writing(deal, ['chosen'], (chosen) => {
      const { departureDate, ...others } = Object(chosen);
      return { ...others, leavesOn: departureDate };
    });

    expect(
      mentioning(sessionClashes(candidate(renamed), LIVE), 'writes no chosen.departureDate', 'payment'),
    ).not.toEqual([]);
  });

  it('names the word that a page does not know, and those it does', () => {
    const byBoat = writing(checkout, ['extras', 'transfer'], () => 'BOAT');
    const sentences = sessionClashes(candidate(byBoat, 'mfe-checkout'), LIVE);

    expect(
      mentioning(
        sentences,
        'writes extras.transfer as "BOAT"',
        'shell 1.0.0-old (stored session)',
        '"PRIVATE"',
      ),
    ).not.toEqual([]);
  });

  it('refuses a page that knows fewer words than are written, and says that they must be lived with', () => {
    const [personalise] = checkout.reads;
    const narrowed = changed(
      personalise?.needs ?? {},
      ['properties', 'extras', 'properties', 'transfer'],
      () => ({
        type: 'string',
        enum: ['PRIVATE'],
      }),
    );
    const strict = { ...checkout, reads: [{ name: 'personalise', needs: narrowed }] };
    const sentences = sessionClashes(candidate(strict, 'mfe-checkout'), LIVE);

    expect(
      mentioning(
        sentences,
        'mfe-deal 1.0.0-old',
        'extras.transfer as "NO_TRANSFER"',
        'one of "PRIVATE"',
        'live with',
      ),
    ).not.toEqual([]);
  });

  it('refuses a shell that drops what one remote writes and another reads, both of them live', () => {
    const forgetful = {
      ...shell,
      reads: shell.reads.map(({ name, needs }) => ({
        name,
        needs: changed(needs, ['properties', 'offer'], () => undefined),
      })),
    };

    expect(mentioning(sessionClashes(candidate(forgetful, 'shell'), LIVE), 'mfe-deal')).toContain(
      'shell 1.1.0-new drops offer when a page is loaded again; mfe-deal 1.0.0-old (Book Now on a deal) writes it ' +
        'and mfe-checkout 1.0.0-old (personalise) needs it. Keep it in the contract of the session.',
    );
  });

  it('takes what an older remote leaves out with the default that the shell reads it with', () => {
    const before = writing(
      writing(deal, ['offer'], () => undefined),
      ['extras', 'room'],
      () => undefined,
    );

    expect(
      sessionClashes(candidate(checkout, 'mfe-checkout'), [
        release('shell', shell),
        release('mfe-deal', before),
      ]),
    ).toEqual([]);
    expect(
      mentioning(
        sessionClashes(candidate(checkout, 'mfe-checkout'), [release('mfe-deal', before)]),
        'writes no offer',
      ),
    ).not.toEqual([]);
  });

  it('keeps open tabs whole: a new release must read what the one it replaces has left there', () => {
    const before = writing(checkout, ['contact'], () => 'ann@example.com');
    const live = LIVE.filter(({ name }) => name !== 'mfe-checkout');
    const sentences = sessionClashes(candidate(checkout, 'mfe-checkout'), [
      ...live,
      release('mfe-checkout', before),
    ]);

    expect(mentioning(sentences, 'mfe-checkout 1.0.0-old', 'writes contact as a string')).not.toEqual([]);
  });

  it('passes over releases from before there were fixtures, on either side', () => {
    const broken = writing(deal, ['chosen'], () => 'nonsense');

    expect(
      sessionClashes(candidate(broken), [release('mfe-checkout', null), release('shell', null)]),
    ).toEqual([]);
    expect(sessionClashes(release('mfe-deal', null), LIVE)).toEqual([]);
  });

  it('says of another major of the contract that and nothing else', () => {
    const next = { ...deal, contract: '2.0.0' };

    expect(sessionClashes(candidate(next), [release('mfe-checkout', checkout)])).toEqual([
      'mfe-deal 1.1.0-new was built with contract 2.0.0, but mfe-checkout 1.0.0-old with 1.3.0: sessions of two ' +
        'majors cannot be shared. Build both with one major.',
    ]);
  });
});

/** The paths to all fields that a schema requires, such as `chosen.hotelName`; lists by their first entry. */
function requiredPaths(schema: Record<string, unknown>, path: readonly string[] = []): string[][] {
  const branches: unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [schema];
  return branches.flatMap((branch) => {
    const { properties = {}, items, required = [] } = Object(branch) as Record<string, unknown>;
    const within = items ? requiredPaths(Object(items), [...path, '0']) : [];
    const names = Array.isArray(required) ? required.map(String) : [];
    const fields = Object.entries(Object(properties)).flatMap(([name, field]) => {
      const own = [...path, name];
      return [...(names.includes(name) ? [own] : []), ...requiredPaths(Object(field), own)];
    });
    return [...fields, ...within];
  });
}

function fieldName(path: readonly string[]): string {
  return path.reduce(
    (name, step) => (/^\d+$/.test(step) ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    '',
  );
}

describe('every field that a page requires', () => {
  const fields = checkout.reads.flatMap(({ name, needs }) =>
    requiredPaths(needs).map((path) => ({ page: name, path, field: fieldName(path) })),
  );

  it('is among many', () => {
    expect(fields.length).toBeGreaterThan(150);
  });

  it('is named, with its page, once nobody writes it', () => {
    const silent = fields.filter(({ page, path, field }) => {
      const less = writing(checkout, path, () => undefined);
      const isWritten = JSON.stringify(less) !== JSON.stringify(checkout);
      const sentences = sessionClashes(candidate(less, 'mfe-writer'), [release('mfe-checkout', checkout)]);
      return isWritten && mentioning(sentences, `writes no ${field},`, `(${page})`).length === 0;
    });

    expect(silent).toEqual([]);
  });
});
