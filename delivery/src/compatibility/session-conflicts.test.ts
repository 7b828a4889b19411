import { join } from 'node:path';

import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';
import { APPS, type AppName } from '@storefront/tooling/apps';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { sessionConflicts, type ReleaseWithFixtures } from './session-conflicts';

const shell = fixturesOf('shell');
const deal = fixturesOf('mfe-deal');
const checkout = fixturesOf('mfe-checkout');
const LIVE = APPS.map((app) => release(app, fixturesOf(app)));

function fixturesOf(app: AppName): SessionFixtures {
  const file = join(WORKSPACE_ROOT, app, 'src/session-fixtures/session-fixtures');
  return jest.requireActual<{ readonly sessionFixtures: SessionFixtures }>(file).sessionFixtures;
}

function release(name: string, fixtures: SessionFixtures | null, version = '1.0.0-old'): ReleaseWithFixtures {
  return { name, version, fixtures };
}

type Change = (json: unknown) => unknown;

/** Returns the fixtures with a change at a path of each written session. */
function writing(fixtures: SessionFixtures, path: readonly string[], change: Change): SessionFixtures {
  return {
    ...fixtures,
    writes: fixtures.writes.map(({ name, session }) => ({ name, session: changed(session, path, change) })),
  };
}

/** Returns the fixtures with a change at a path of the schema of each page. */
function reading(fixtures: SessionFixtures, path: readonly string[], change: Change): SessionFixtures {
  return {
    ...fixtures,
    reads: fixtures.reads.map(({ name, needs }) => ({ name, needs: changed(needs, path, change) })),
  };
}

/** Returns the value unchanged if the path does not exist. */
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
const sentencesWith = (sentences: readonly string[], ...terms: readonly string[]) =>
  sentences.filter((sentence) => terms.every((word) => sentence.includes(word)));

describe('session conflicts', () => {
  it.each(LIVE)('finds none between the current $name and the other apps', ({ name, fixtures }) => {
    expect(sessionConflicts(release(name, fixtures, '1.1.0-new'), LIVE)).toEqual([]);
  });

  it('names both releases, the page, the field and the solution when a field changes its type', () => {
    const priced = writing(deal, ['chosen', 'boardBasis'], () => 4);

    expect(sessionConflicts(candidate(priced), LIVE)).toContain(
      'mfe-deal 1.1.0-new (Book Now on a deal) writes chosen.boardBasis as a number, but mfe-checkout 1.0.0-old ' +
        '(personalise) needs a string. Keep writing the old value as well, or first release a mfe-checkout ' +
        'that does not need it.',
    );
  });

  it('names a field that is no longer written, also inside a list', () => {
    const nameless = writing(deal, ['offer', 'tours', '0', 'name'], () => undefined);

    expect(sessionConflicts(candidate(nameless), LIVE)).toContain(
      'mfe-deal 1.1.0-new (Book Now on a deal) writes no offer.tours[0].name, but mfe-checkout 1.0.0-old ' +
        '(personalise) needs a string. Keep writing the old value as well, or first release a mfe-checkout ' +
        'that does not need it.',
    );
  });

  it('names the old name of a field that was renamed', () => {
    const renamed = writing(deal, ['chosen'], (chosen) => {
      const { departureDate, ...others } = Object(chosen);
      return { ...others, leavesOn: departureDate };
    });

    expect(
      sentencesWith(sessionConflicts(candidate(renamed), LIVE), 'writes no chosen.departureDate', 'payment'),
    ).not.toEqual([]);
  });

  it('names an enum value that a page does not accept, and the values that it accepts', () => {
    const byBoat = writing(checkout, ['extras', 'transfer'], () => 'BOAT');
    const sentences = sessionConflicts(candidate(byBoat, 'mfe-checkout'), LIVE);

    expect(
      sentencesWith(
        sentences,
        'writes extras.transfer as "BOAT"',
        'shell 1.0.0-old (stored session)',
        '"PRIVATE"',
      ),
    ).not.toEqual([]);
  });

  it('rejects a page that accepts fewer values than are written', () => {
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
    const sentences = sessionConflicts(candidate(strict, 'mfe-checkout'), LIVE);

    expect(
      sentencesWith(
        sentences,
        'mfe-deal 1.0.0-old',
        'extras.transfer as "NO_TRANSFER"',
        'one of "PRIVATE"',
        'Make mfe-checkout accept',
      ),
    ).not.toEqual([]);
  });

  it('rejects a shell that drops a field which one live remote writes and another reads', () => {
    const forgetful = reading(shell, ['properties', 'offer'], () => undefined);

    expect(sentencesWith(sessionConflicts(candidate(forgetful, 'shell'), LIVE), 'mfe-deal')).toContain(
      'shell 1.1.0-new drops offer on page load; mfe-deal 1.0.0-old (Book Now on a deal) writes it ' +
        'and mfe-checkout 1.0.0-old (personalise) needs it. Keep it in the session schema.',
    );
  });

  it('rejects a shell that drops a field inside a list', () => {
    const tour = ['properties', 'offer', 'anyOf', '0', 'properties', 'tours', 'items'];
    const forgetful = reading(shell, [...tour, 'properties', 'name'], () => undefined);

    expect(sessionConflicts(candidate(forgetful, 'shell'), LIVE)).toContain(
      'shell 1.1.0-new drops offer.tours[0].name on page load; mfe-deal 1.0.0-old (Book Now on a deal) writes it ' +
        'and mfe-checkout 1.0.0-old (personalise) needs it. Keep it in the session schema.',
    );
  });

  it('rejects a shell that drops a field of the chosen package', () => {
    const chosen = ['properties', 'chosen', 'anyOf', '0'];
    const forgetful = reading(shell, [...chosen, 'properties', 'boardBasis'], () => undefined);

    expect(sessionConflicts(candidate(forgetful, 'shell'), LIVE)).toContain(
      'shell 1.1.0-new drops chosen.boardBasis on page load; mfe-deal 1.0.0-old (Book Now on a deal) writes it ' +
        'and mfe-checkout 1.0.0-old (personalise) needs it. Keep it in the session schema.',
    );
  });

  it('rejects a shell that cannot read a session which a live remote writes', () => {
    const narrowed = reading(shell, ['properties', 'extras', 'properties', 'transfer'], () => ({
      type: 'string',
      enum: ['PRIVATE'],
    }));

    expect(
      sentencesWith(
        sessionConflicts(candidate(narrowed, 'shell'), LIVE),
        'mfe-checkout 1.0.0-old',
        'writes extras.transfer as "SHUTTLE"',
        'shell 1.1.0-new (stored session) needs one of "PRIVATE"',
        'Make shell accept',
      ),
    ).not.toEqual([]);
  });

  it('rejects a shell whose commands write what a live page cannot read', () => {
    const priced = writing(shell, ['chosen', 'boardBasis'], () => 4);

    expect(
      sentencesWith(
        sessionConflicts(candidate(priced, 'shell'), LIVE),
        'shell 1.1.0-new (choosePackage) writes chosen.boardBasis as a number',
        'but mfe-checkout 1.0.0-old (personalise) needs a string',
      ),
    ).not.toEqual([]);
  });

  it('rejects a page that needs a field which the commands of the shell do not write', () => {
    const reads = [{ name: 'personalise', needs: { type: 'object', required: ['loyaltyNumber'] } }];

    expect(
      sentencesWith(
        sessionConflicts(candidate({ ...checkout, reads }, 'mfe-checkout'), [release('shell', shell)]),
        'shell 1.0.0-old (clear) writes no loyaltyNumber',
        'mfe-checkout 1.1.0-new (personalise) needs a value',
      ),
    ).not.toEqual([]);
  });

  it('accepts a missing field for which the shell schema has a default', () => {
    const before = writing(
      writing(deal, ['offer'], () => undefined),
      ['extras', 'room'],
      () => undefined,
    );

    expect(
      sessionConflicts(candidate(checkout, 'mfe-checkout'), [
        release('shell', shell),
        release('mfe-deal', before),
      ]),
    ).toEqual([]);
    expect(
      sentencesWith(
        sessionConflicts(candidate(checkout, 'mfe-checkout'), [release('mfe-deal', before)]),
        'writes no offer',
      ),
    ).not.toEqual([]);
  });

  it('requires that a new release can read the sessions of the release that it replaces', () => {
    const before = writing(checkout, ['contact'], () => 'ann@example.com');
    const live = LIVE.filter(({ name }) => name !== 'mfe-checkout');
    const sentences = sessionConflicts(candidate(checkout, 'mfe-checkout'), [
      ...live,
      release('mfe-checkout', before),
    ]);

    expect(sentencesWith(sentences, 'mfe-checkout 1.0.0-old', 'writes contact as a string')).not.toEqual([]);
  });

  it('accepts data that only the app itself reads, also when its last release cannot read them', () => {
    const needs = { type: 'object', properties: { draft: { type: 'string' } }, required: ['draft'] };
    const before = { ...deal, writes: [], reads: [{ name: 'drafts', needs }] };
    const after = { ...deal, writes: [{ name: 'save a draft', session: { draft: 1 } }], reads: [] };

    expect(sessionConflicts(candidate(after), [release('mfe-deal', before)])).toEqual([]);
  });

  it('ignores releases without fixtures, on either side', () => {
    const broken = writing(deal, ['chosen'], () => 'nonsense');

    expect(
      sessionConflicts(candidate(broken), [release('mfe-checkout', null), release('shell', null)]),
    ).toEqual([]);
    expect(sessionConflicts(release('mfe-deal', null), LIVE)).toEqual([]);
  });

  it('reports only the version mismatch for another major version of the contract', () => {
    const next = { ...deal, contract: '2.0.0' };

    expect(sessionConflicts(candidate(next), [release('mfe-checkout', checkout)])).toEqual([
      `mfe-deal 1.1.0-new was built with contract 2.0.0, but mfe-checkout 1.0.0-old with ${CONTRACT_VERSION}: apps with different ` +
        'major versions cannot share sessions. Build both with the same major version.',
    ]);
  });

  it('compares a release of a new major version with the release that it replaces', () => {
    const next = { ...deal, contract: '2.0.0' };

    expect(sessionConflicts(candidate(next), [release('mfe-deal', deal)])).toEqual([]);
  });
});

describe('what a shell keeps on page load', () => {
  const text = { type: 'string' };
  const needs = (fields: object) => ({ type: 'object', properties: fields, required: Object.keys(fields) });
  const fixtures = (writes: readonly object[], reads: readonly object[]): SessionFixtures => ({
    contract: '1.0.0',
    writes: writes.map((session) => ({ name: 'save', session: { ...session } })),
    reads: reads.map((schema) => ({ name: 'page', needs: { ...schema } })),
  });
  const keepsBoard = release('shell', fixtures([], [{ type: 'object', properties: { board: text } }]));
  const reader = release('mfe-checkout', fixtures([], [needs({ board: text, room: text })]));

  it('is no reason for a field that is already wrong when it is written', () => {
    const writer = candidate(fixtures([{ board: 4, room: 'Twin' }], []));
    expect(sessionConflicts(writer, [keepsBoard, reader])).toEqual([
      'mfe-deal 1.1.0-new (save) writes board as a number, but shell 1.0.0-old (page) needs a string. Keep writing ' +
        'the old value as well, or first release a shell that does not need it.',
      'shell 1.0.0-old drops room on page load; mfe-deal 1.1.0-new (save) writes it and mfe-checkout 1.0.0-old (page) ' +
        'needs it. First release a shell that keeps it.',
      'mfe-deal 1.1.0-new (save) writes board as a number, but mfe-checkout 1.0.0-old (page) needs a string. Keep ' +
        'writing the old value as well, or first release a mfe-checkout that does not need it.',
    ]);
  });

  it('may change without the shell that it replaces being able to read it', () => {
    const before = release('shell', fixtures([], [needs({ version: { const: 1 } })]));
    const after = release(
      'shell',
      fixtures([{ version: 2 }], [needs({ version: { const: 2 } })]),
      '1.1.0-new',
    );
    expect(sessionConflicts(after, [before])).toEqual([]);
  });
});

/** Returns the paths of all required fields, such as `chosen.hotelName`; for lists those of the first entry. */
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

  it('is one of more than 150 fields', () => {
    expect(fields.length).toBeGreaterThan(150);
  });

  it('is reported with its page when no app writes it', () => {
    const silent = fields.filter(({ page, path, field }) => {
      const less = writing(checkout, path, () => undefined);
      const isWritten = JSON.stringify(less) !== JSON.stringify(checkout);
      const sentences = sessionConflicts(candidate(less, 'mfe-writer'), [release('mfe-checkout', checkout)]);
      return isWritten && sentencesWith(sentences, `writes no ${field},`, `(${page})`).length === 0;
    });

    expect(silent).toEqual([]);
  });
});
