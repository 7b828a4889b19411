import { missingModules, violations, type Cruise } from './check-boundaries';

const cruise: Cruise = {
  modules: [{ source: 'shell/src/main.ts', dependencies: [] }],
  summary: {
    violations: [
      { from: 'a.ts', to: 'b.ts', rule: { name: 'no-cycles', severity: 'error' } },
      { from: 'c.ts', to: 'd.ts', rule: { name: 'features-independent', severity: 'warn' } },
    ],
  },
};

it('reports files that no rule has seen', () => {
  expect(missingModules(cruise, ['shell/src/main.ts', 'shell/src/lost.ts'])).toEqual([
    'shell/src/lost.ts: not visited by dependency-cruiser',
  ]);
});

it('separates errors from the warnings of pending rules', () => {
  expect(violations(cruise, 'error')).toEqual(['a.ts: must not import b.ts (no-cycles)']);
  expect(violations(cruise, 'warn')).toEqual(['c.ts: must not import d.ts (features-independent)']);
});
