import { missingModules, violations, type Cruise } from './check-boundaries';

const cruise: Cruise = {
  modules: [{ source: 'shell/src/main.ts', dependencies: [] }],
  summary: {
    violations: [{ from: 'a.ts', to: 'b.ts', rule: { name: 'no-cycles' } }],
  },
};

it('reports files that no rule has seen', () => {
  expect(missingModules(cruise, ['shell/src/main.ts', 'shell/src/lost.ts'])).toEqual([
    'shell/src/lost.ts: not visited by dependency-cruiser',
  ]);
});

it('names who must not import what, and the rule', () => {
  expect(violations(cruise)).toEqual(['a.ts: must not import b.ts (no-cycles)']);
});
