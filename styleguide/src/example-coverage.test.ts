import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = join(__dirname, '../../shared/src');
const EXAMPLES = join(__dirname, 'examples');

/** Components without a visible output of their own, or shown as part of another example. */
const WITHOUT_EXAMPLE = [
  'ui/container',
  'ui/field',
  'ui/global-styles',
  'ui/live-region',
  'ui/overlay-content',
  'ui/picker-field',
  'ui/range-input',
  'ui/stack',
  'ui/toast-list',
  'ui/visually-hidden',
];

/** Groups of `shared` whose subfolders contain components. */
const COMPONENT_GROUPS = ['composites', 'ui'];

const examples = readdirSync(EXAMPLES).map((file) => ({
  file,
  text: readFileSync(join(EXAMPLES, file), 'utf8'),
}));
const importedPaths = new Set(
  examples.flatMap(({ text }) =>
    [...text.matchAll(/@storefront\/shared\/([\w/-]+)'/g)].map(([, path]) => path),
  ),
);
/** `dialog-box.tsx` is the part of `dialog.tsx` that is loaded on demand. */
const isComponent = (name: string) => name.endsWith('.tsx') && !/(?:\.test|-box)\.tsx$/.test(name);

describe('the style guide', () => {
  it('has an example of every component of shared/src/ui', () => {
    const components = readdirSync(join(SHARED, 'ui'))
      .filter(isComponent)
      .map((name) => `ui/${name.replace('.tsx', '')}`);
    const missing = components.filter((path) => !importedPaths.has(path) && !WITHOUT_EXAMPLE.includes(path));
    expect(missing).toEqual([]);
  });

  it('has an example of every folder of shared that contains components', () => {
    const folders = COMPONENT_GROUPS.flatMap((group) =>
      readdirSync(join(SHARED, group), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${group}/${name}`),
    ).filter((folder) => readdirSync(join(SHARED, folder)).some(isComponent));
    expect(folders.length).toBeGreaterThan(10);
    expect(
      folders.filter((folder) => ![...importedPaths].some((path) => path?.startsWith(`${folder}/`))),
    ).toEqual([]);
  });

  it('lists every example', () => {
    const list = readFileSync(join(__dirname, 'examples.ts'), 'utf8');
    expect(examples.filter(({ file }) => !list.includes(`./examples/${file.replace('.tsx', '')}`))).toEqual(
      [],
    );
  });
});
