import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { shopSettingsSchema } from '@storefront/shared/contracts/shop-settings';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';
import { z } from 'zod';

const read = (path: string) => readFileSync(join(WORKSPACE_ROOT, path), 'utf8');
const SETTINGS = read('docs/settings.md');

/** Documents with tables of environment variables. */
const ENVIRONMENT_DOCUMENTS = ['README.md', 'docs/operations.md', 'docs/rendering.md', 'docs/console.md']
  .map(read)
  .join('\n');
const ENVIRONMENT_SCHEMAS = [
  'backend/src/config/environment.ts',
  'delivery/src/config/environment.ts',
  'delivery/src/console/console-settings.ts',
  'demo/environment.ts',
];

const objectSchema = z.object({ properties: z.record(z.string(), z.unknown()) });
const nullableSchema = z.object({ anyOf: z.array(z.unknown()) });

/** Returns the names of the fields of an object, which may be `null`; none for other values. */
function fieldsOf(schema: unknown): Readonly<Record<string, unknown>> {
  const nullable = nullableSchema.safeParse(schema);
  const branches = nullable.success ? nullable.data.anyOf : [schema];
  return Object.assign(
    {},
    ...branches.map((branch) => objectSchema.safeParse(branch).data?.properties ?? {}),
  );
}

const settings = fieldsOf(z.toJSONSchema(shopSettingsSchema, { io: 'input', unrepresentable: 'any' }));

/** Returns the first cells of the tables below a heading, as lists of what is in backticks. */
function documented(heading: string): readonly (readonly string[])[] {
  const section = SETTINGS.split(/^(?=#)/m).find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/settings.md has no section "${heading}"`);
  const cells = [...section.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell);
  return cells
    .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .filter(({ length }) => length > 0);
}

/** `seller.phone`, `email` in one cell are `seller.phone` and `seller.email`. */
function withGroup(names: readonly string[]): readonly string[] {
  const [group, ...rest] = (names[0] ?? '').split('.');
  return rest.length === 0 ? names : names.map((name) => (name.includes('.') ? name : `${group}.${name}`));
}

const sorted = (names: readonly string[]) => [...names].sort();

describe('the documentation of the settings', () => {
  it('lists the fields of storefront.config.json, all of them and no others', () => {
    const own = ['beforeYouPay', 'claims'];
    // The edge server writes `site` into documents; it is no setting.
    const shopSettings = Object.entries(settings).filter(([name]) => name !== 'site');
    const fields = shopSettings.flatMap(([name, schema]) => {
      const inside = own.includes(name) || name === 'reviews' ? [] : Object.keys(fieldsOf(schema));
      return inside.length === 0 ? [name] : inside.map((field) => `${name}.${field}`);
    });

    expect(sorted(documented('# Settings of the shop').flatMap(withGroup))).toEqual(sorted(fields));
  });

  it.each([
    ['beforeYouPay', '## Before you pay'],
    ['claims', '## Claims'],
  ])('lists the fields of %s, all of them and no others', (name, heading) => {
    expect(sorted(documented(heading).flat())).toEqual(sorted(Object.keys(fieldsOf(settings[name]))));
  });

  it.each(ENVIRONMENT_SCHEMAS)('names every environment variable of %s', (path) => {
    const names = [...read(path).matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name = '']) => name);

    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !ENVIRONMENT_DOCUMENTS.includes(`\`${name}\``))).toEqual([]);
  });
});
