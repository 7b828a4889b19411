import { TrustStrip, type TrustClaim } from '@storefront/shared/composites/trust-strip/trust-strip';

import type { Example } from '../example';

const CLAIMS: readonly TrustClaim[] = [
  { kind: 'protection', title: 'Protected', words: 'Every package, every penny' },
  { kind: 'deposit', title: 'Low deposits', words: 'From £49 per person' },
  { kind: 'support', title: '24x7 in-resort support', words: 'Someone to call, always' },
  { kind: 'match', title: 'Price match promise', words: '92% book with us again' },
];

const REVIEWS: TrustClaim = {
  kind: 'reviews',
  title: '4.3 of 5',
  words: 'From 1,148 reviews',
};

export const trustStripExample: Example = {
  title: 'Trust strip',
  group: 'Display',
  purpose: 'Short reasons to trust the shop, each of them true and checkable.',
  states: [
    { name: 'Four claims', Show: () => <TrustStrip label="Why book with us" claims={CLAIMS} /> },
    {
      name: 'Every kind',
      Show: () => <TrustStrip label="All reasons" claims={[...CLAIMS, REVIEWS]} />,
    },
    { name: 'One claim', Show: () => <TrustStrip label="One reason" claims={[REVIEWS]} /> },
    {
      name: 'Long words',
      Show: () => (
        <TrustStrip
          label="Long reasons"
          claims={CLAIMS.map((claim) => ({
            ...claim,
            title: `${claim.title} wherever you go with us, whatever happens`,
            words: `${claim.words}, and the same for everybody who travels with you`,
          }))}
        />
      ),
    },
  ],
};
