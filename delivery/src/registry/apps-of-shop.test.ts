import { REGISTRY_SCOPE } from '@storefront/shared/contracts/registry';
import { APPS } from '@storefront/tooling/apps';

import { appsOfShop } from './apps-of-shop';

describe('the apps of a shop', () => {
  it('are those of the workspace, then those that other repositories have released [DEC-300]', () => {
    const microFrontends = {
      [`${REGISTRY_SCOPE}/mfe-zoo`]: [],
      [`${REGISTRY_SCOPE}/mfe-deal`]: [],
      [`${REGISTRY_SCOPE}/mfe-gift-cards`]: [],
      [`${REGISTRY_SCOPE}/../../etc`]: [],
    };

    expect(appsOfShop({ microFrontends })).toEqual([...APPS, 'mfe-gift-cards', 'mfe-zoo']);
    expect(appsOfShop({ microFrontends: {} })).toEqual(APPS);
  });
});
