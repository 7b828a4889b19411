import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

it('gives evidence for every claim that the shop makes', () => {
  const settings: unknown = JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'storefront.config.json'), 'utf8'));
  const { claims } = storefrontConfigSchema.parse(settings);
  const withoutEvidence = Object.entries(claims).filter(
    ([, claim]) => claim !== null && claim.source === null,
  );
  expect(withoutEvidence.map(([kind]) => kind)).toEqual([]);
});
