import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CURATED_MODULES, FORMER_NAMES, namesProvided, namesUsed } from './curated-modules';
import { SHARED_REQUESTS, sharedVersions, shareTable } from './share-table';

const root = join(__dirname, '../../..');

describe('the share table', () => {
  it('lists exactly the modules that the shell imports to provide them', () => {
    const provides = readFileSync(join(root, 'shell/src/remotes/shared-modules.ts'), 'utf8');
    const imported = [...provides.matchAll(/^import '([^']+)';$/gm)].map(([, request]) => request);

    expect(new Set(imported)).toEqual(
      new Set([...SHARED_REQUESTS, ...FORMER_NAMES.map(({ request }) => request)]),
    );
  });

  it('lists exactly the modules that the shell passes to remotes on a server', () => {
    const provided = readFileSync(join(root, 'shell/src/server/shared-modules.ts'), 'utf8');
    const imported = [...provided.matchAll(/^import \* as \w+ from '([^']+)';$/gm)].map(
      ([, request]) => request,
    );

    expect(new Set(imported)).toEqual(new Set(SHARED_REQUESTS));
  });

  it('shares every name of a curated library that an app uses', () => {
    const provided = namesProvided();
    const used = namesUsed('mfe-discovery');

    expect(Object.keys(provided).sort()).toEqual(['react-router', ...Object.keys(CURATED_MODULES)].sort());
    expect(used['react-router-dom']).toEqual(
      expect.arrayContaining(['Link', 'useLoaderData', 'useNavigate']),
    );
    expect(used['zod']).toEqual(expect.arrayContaining(['object', 'string', 'array']));
    for (const [library, names] of Object.entries(used)) {
      expect(provided[library]).toEqual(expect.arrayContaining([...names]));
    }
  });

  it('still shares the router under its former name, for releases that consume it', () => {
    expect(shareTable('provides', false)['@storefront/shared/federated/react-router']).toMatchObject({
      shareKey: 'react-router',
      singleton: true,
    });
    expect(sharedVersions('provides')['react-router']).toBe(sharedVersions('provides')['react-router-dom']);
    expect(namesProvided()['react-router']).toEqual(namesProvided()['react-router-dom']);
    expect(Object.keys(sharedVersions('consumes'))).not.toContain('react-router');
  });

  it('bundles no shared module with a remote and gives every version range explicitly', () => {
    for (const shared of Object.values(shareTable('consumes', false))) {
      expect(shared).toMatchObject({ import: false, singleton: true, strictVersion: true });
      expect(shared.requiredVersion).toMatch(/^\^\d+\.0\.0$/);
    }
  });
});
