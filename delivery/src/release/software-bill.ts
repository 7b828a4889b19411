import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

type Release = Pick<AppManifest, 'name' | 'version' | 'packages'>;

/**
 * Returns the software bill of materials of a release: its packages with their licences, as CycloneDX 1.6 in JSON. The
 * same release gives the same text.
 *
 * @throws Error for a release from before its packages were recorded
 */
export function softwareBill({ name, version, packages }: Release): string {
  if (packages.length === 0)
    throw new Error(`${name} ${version} was built before packages were recorded: release it again.`);
  const app = new Models.Component(Enums.ComponentType.Application, name, { version, bomRef: name });
  const bill = new Models.Bom({ metadata: new Models.Metadata({ component: app }) });
  for (const one of packages) {
    const component = componentOf(one);
    bill.components.add(component);
    app.dependencies.add(component.bomRef);
  }
  const normalizer = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(normalizer).serialize(bill, { sortLists: true, space: 2 });
}

function componentOf({ name, version, licence }: Release['packages'][number]): Models.Component {
  const [group, bareName] = name.startsWith('@') ? name.split('/') : [undefined, name];
  // The @ of a scope is escaped in package URLs.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const component = new Models.Component(Enums.ComponentType.Library, bareName ?? name, {
    group,
    version,
    purl,
    bomRef: purl,
  });
  if (licence !== null) component.licenses.add(new Models.LicenseExpression(licence));
  return component;
}
