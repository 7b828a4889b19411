import { packagesOf } from './packages';

it('reads the packages of the workspace file, and nothing of its other lists', () => {
  expect(packagesOf("packages:\n  - shell\n  - 'mfe-deal'\n\nallowBuilds:\n  sharp: false\n")).toEqual([
    'shell',
    'mfe-deal',
  ]);
});
