import { missingNames } from './curated-names';

const provided = { 'react-router': ['Link'], zod: ['object'] };

it('accepts names that the shell shares', () => {
  expect(missingNames('mfe-deal', { 'react-router': ['Link'], zod: ['object'] }, provided)).toEqual([]);
});

it('reports a name that would be undefined in the remote', () => {
  expect(missingNames('mfe-deal', { 'react-router': ['useFetcher'] }, provided)).toEqual([
    'mfe-deal: react-router does not share "useFetcher"; add it to shared/src/federated',
  ]);
});

it('allows the static router in the shell alone', () => {
  const used = { 'react-router': ['createStaticRouter'] };

  expect(missingNames('shell', used, provided)).toEqual([]);
  expect(missingNames('mfe-deal', used, provided)).toHaveLength(1);
});
