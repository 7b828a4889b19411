import { z } from 'zod';

import { softwareBill } from './software-bill';

const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  metadata: z.object({ component: z.object({ name: z.string(), version: z.string() }) }),
  components: z.array(
    z.object({
      purl: z.string(),
      group: z.string().optional(),
      name: z.string(),
      licenses: z.unknown().optional(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
});
const RELEASE = {
  name: 'mfe-checkout',
  version: '1.0.0-ab12cd34',
  packages: [
    { name: 'formik', version: '2.4.6', licence: 'Apache-2.0' },
    { name: '@emotion/react', version: '11.14.0', licence: null },
  ],
};

describe('the software bill of a release', () => {
  it('is CycloneDX with a package URL and a licence for each package', () => {
    const bill = billSchema.parse(JSON.parse(softwareBill(RELEASE)));
    expect(bill.metadata.component).toMatchObject({ name: 'mfe-checkout', version: '1.0.0-ab12cd34' });
    expect(bill.components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40emotion/react@11.14.0',
      'pkg:npm/formik@2.4.6',
    ]);
    expect(bill.components.find(({ name }) => name === 'formik')?.licenses).toEqual([
      { expression: 'Apache-2.0' },
    ]);
    expect(bill.dependencies.find(({ ref }) => ref === 'mfe-checkout')?.dependsOn).toHaveLength(2);
  });

  it('has the scope of a package as its group, and no licence where none is recorded', () => {
    const { components } = billSchema.parse(JSON.parse(softwareBill(RELEASE)));
    expect(components.map(({ group, name, licenses }) => ({ group, name, licenses }))).toEqual([
      { group: '@emotion', name: 'react', licenses: undefined },
      { group: undefined, name: 'formik', licenses: [{ expression: 'Apache-2.0' }] },
    ]);
  });

  it('is the same text for the same release', () => {
    const reversed = { ...RELEASE, packages: RELEASE.packages.toReversed() };
    expect(softwareBill(reversed)).toBe(softwareBill(RELEASE));
  });

  it('is refused for a release that does not record its packages', () => {
    expect(() => softwareBill({ ...RELEASE, packages: [] })).toThrow(
      'mfe-checkout 1.0.0-ab12cd34 was built before packages were recorded',
    );
  });
});
