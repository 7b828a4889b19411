import { TrustStrip, type TrustClaim } from '@storefront/shared/composites/trust-strip/trust-strip';

import type { Example } from '../example';

const CLAIMS: readonly TrustClaim[] = [
  { kind: 'protection', title: 'Protected', description: 'As your ATOL Certificate states' },
  { kind: 'deposit', title: 'Low deposits', description: 'From £49 per person' },
  { kind: 'support', title: '24x7 in-resort support', description: 'Someone to call, always' },
  { kind: 'match', title: 'Price match promise', description: '92% book with us again' },
];

const REVIEWS: TrustClaim = {
  kind: 'reviews',
  title: '4.3 of 5',
  description: 'From 1,148 reviews',
};

export const trustStripExample: Example = {
  title: 'Trust strip',
  group: 'Display',
  purpose: 'Short reasons to trust the shop, each true and verifiable.',
  states: [
    { name: 'Four claims', Component: () => <TrustStrip label="Why book with us" claims={CLAIMS} /> },
    {
      name: 'All kinds',
      Component: () => <TrustStrip label="All reasons" claims={[...CLAIMS, REVIEWS]} />,
    },
    { name: 'One claim', Component: () => <TrustStrip label="One reason" claims={[REVIEWS]} /> },
    {
      name: 'Long text',
      Component: () => (
        <TrustStrip
          label="Long reasons"
          claims={CLAIMS.map((claim) => ({
            ...claim,
            title: `${claim.title} wherever you go with us, whatever happens`,
            description: `${claim.description}, and the same for everybody who travels with you`,
          }))}
        />
      ),
    },
  ],
};
