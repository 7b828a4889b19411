import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

import { SERVICE_NAMES, SERVICES } from '../../build/services/services';
import { WORKSPACE_ROOT } from '../../workspace';

const FOLDER = join(WORKSPACE_ROOT, 'deploy/kubernetes');
const EXAMPLE = 'secrets.example.yaml';

const resourceSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
const referenceSchema = z.object({ name: z.string() });
const containerSchema = z.looseObject({
  name: z.string(),
  image: z.enum(['shop-backend', 'shop-site', 'shop-releases', 'shop-studio']),
  command: z.array(z.string()),
  env: z.array(z.looseObject({ name: z.string() })).default([]),
  envFrom: z
    .array(z.object({ configMapRef: referenceSchema.optional(), secretRef: referenceSchema.optional() }))
    .default([]),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  ports: z.array(z.unknown()).default([]),
});
const workloadSchema = z.looseObject({
  kind: z.enum(['Deployment', 'StatefulSet', 'Job']),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    template: z.looseObject({
      metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
      spec: z.looseObject({
        automountServiceAccountToken: z.literal(false),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
        containers: z.array(containerSchema).length(1),
      }),
    }),
  }),
});
const disruptionSchema = z.looseObject({
  kind: z.literal('PodDisruptionBudget'),
  spec: z.object({
    maxUnavailable: z.number(),
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
  }),
});
const ingressSchema = z.looseObject({
  kind: z.literal('Ingress'),
  metadata: z.looseObject({ annotations: z.record(z.string(), z.string()).default({}) }),
  spec: z.looseObject({
    rules: z.array(
      z.object({
        host: z.string(),
        http: z.object({ paths: z.array(z.looseObject({ path: z.string(), pathType: z.string() })) }),
      }),
    ),
  }),
});
const dataSchema = z.looseObject({
  data: z.record(z.string(), z.string()).optional(),
  stringData: z.record(z.string(), z.string()).optional(),
});
const modelSchema = z.custom<new (data: object) => { validate: () => void }>(
  (value) => typeof value === 'function',
);

const files = readdirSync(FOLDER).filter((name) => name !== 'kustomization.yaml');
const resources = files.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) =>
    resourceSchema.parse(document.toJS()),
  ),
);
const workloads = resources.flatMap((resource) => workloadSchema.safeParse(resource).data ?? []);
const containers = workloads.map((workload) => ({
  service: workload.metadata.name,
  container: z.array(containerSchema).parse(workload.spec.template.spec.containers)[0],
}));

/** Checks a resource against the schema of Kubernetes. @throws Error naming the field */
async function validate(resource: z.output<typeof resourceSchema>): Promise<void> {
  const path = `kubernetes-models/${resource.apiVersion}/${resource.kind}`;
  const module = z.record(z.string(), z.unknown()).parse(await import(path));
  const Model = modelSchema.parse(module[resource.kind]);
  new Model(resource).validate();
}

/** Programs of the service that an image runs. */
function programsOf(image: string): readonly string[] {
  const name = SERVICE_NAMES.find((service) => image === `shop-${service}`);
  return name === undefined ? [] : Object.keys(SERVICES[name].programs);
}

/** Names of the variables that a container gets. */
function variablesOf({ env, envFrom }: z.output<typeof containerSchema>): readonly string[] {
  const sources = envFrom.flatMap(
    ({ configMapRef, secretRef }) => configMapRef?.name ?? secretRef?.name ?? [],
  );
  return [
    ...env.map(({ name }) => name),
    ...sources.flatMap((source) => {
      const found = resources.find(({ metadata }) => metadata.name === source);
      const { data, stringData } = dataSchema.parse(found);
      return Object.keys({ ...data, ...stringData });
    }),
  ];
}

/** Whether the ingress of the backend forwards a path, read as ingress-nginx does for a host with expressions. */
function reachesBackend(path: string): boolean {
  const ingresses = resources.flatMap((resource) => ingressSchema.safeParse(resource).data ?? []);
  const own = ingresses.filter(({ spec }) => spec.rules.some(({ host }) => host === 'api.shop.example'));
  expect(own.map(({ metadata }) => metadata.annotations['nginx.ingress.kubernetes.io/use-regex'])).toEqual([
    'true',
  ]);
  const paths = own.flatMap(({ spec }) => spec.rules.flatMap(({ http }) => http.paths));
  return paths.some((one) => new RegExp(`^${one.path}`, 'i').test(path));
}

describe('the manifests of deploy/kubernetes', () => {
  it.each(resources.map((resource) => [`${resource.kind} ${resource.metadata.name}`, resource] as const))(
    'match the schema of Kubernetes: %s',
    async (_title, resource) => {
      await validate(resource);
    },
  );

  it('would not pass with a field that Kubernetes does not have', async () => {
    const [budget] = resources.filter(({ kind }) => kind === 'PodDisruptionBudget');
    const broken = resourceSchema.parse({ ...budget, spec: { minAvailable: { no: 'number' } } });
    await expect(validate(broken)).rejects.toThrow('minAvailable');
  });

  it('are all in the kustomization, but not the example of the secrets', () => {
    const { resources: listed } = z
      .object({ resources: z.array(z.string()) })
      .parse(parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8')));
    expect([...listed, EXAMPLE].toSorted()).toEqual(files.toSorted());
  });

  it('run every service without rights, with a request of memory and a limit of it', () => {
    const running = resources.filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind));
    expect(workloads.map(({ metadata }) => metadata.name)).toEqual(
      running.map(({ metadata }) => metadata.name),
    );
    expect(containers.map(({ service }) => service).toSorted()).toEqual([
      'backend',
      'migrations',
      'site',
      'studio',
      'watcher',
    ]);
  });

  it('probe every service that listens, and restart none of them for the sake of the database', () => {
    const listening = containers.filter(({ container }) => (container?.ports.length ?? 0) > 0);
    expect(listening).toHaveLength(3);
    for (const { service, container } of listening) {
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
        expect([service, probe, container?.[probe] !== undefined]).toEqual([service, probe, true]);
      expect(JSON.stringify(container?.['livenessProbe'])).not.toContain('/ready');
    }
  });

  it('keep all but one process of every service during maintenance', () => {
    const limits = resources.flatMap((resource) => disruptionSchema.safeParse(resource).data ?? []);
    const serving = workloads.filter(({ kind }) => kind !== 'Job');
    const allowed = limits.map(({ spec }) => `${spec.selector.matchLabels['app']} ${spec.maxUnavailable}`);
    expect(allowed.toSorted()).toEqual(serving.map(({ metadata }) => `${metadata.name} 1`).toSorted());
  });

  it('start programs of the built services', () => {
    for (const { container } of containers)
      expect(programsOf(container?.image ?? '')).toContain(container?.command.at(-1));
  });

  it('are of images that the Dockerfile has a target for, as are the services of the compose file', () => {
    const dockerfile = readFileSync(join(WORKSPACE_ROOT, 'deploy/Dockerfile'), 'utf8');
    const targets = [
      ...dockerfile.matchAll(/^FROM service AS (\w+)\nCOPY --from=build \/services\/(\w+) /gm),
    ];
    expect(targets.map(([, target = '']) => target).toSorted()).toEqual([...SERVICE_NAMES].toSorted());
    for (const [, target, folder] of targets) expect(folder).toBe(target);
    for (const [, command = ''] of dockerfile.matchAll(/^CMD \["node", .*"([\w.-]+)"\]$/gm))
      expect(Object.values(SERVICES).flatMap(({ programs }) => Object.keys(programs))).toContain(command);
    const compose = readFileSync(join(WORKSPACE_ROOT, 'deploy/compose.yaml'), 'utf8');
    const built = [...compose.matchAll(/target: (\w+) \}/g)].map(([, target]) => target);
    expect(built).toEqual(['backend', 'backend', 'releases', 'site']);
  });

  it('set only variables that the code reads', () => {
    const sources = ['backend/src/config', 'delivery/src/config', 'studio/src/server']
      .flatMap((folder) => readdirSync(join(WORKSPACE_ROOT, folder)).map((name) => join(folder, name)))
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readFileSync(join(WORKSPACE_ROOT, path), 'utf8'))
      .join('\n');
    const unread = containers
      .flatMap(({ container }) => (container ? variablesOf(container) : []))
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(sources));
    expect([...new Set(unread)]).toEqual([]);
  });

  it('forward the calls and pictures of previews to the backend, and nothing else below them [DEC-332, DEC-333]', () => {
    const preview = '/moment/Zm9yLWEtcHJldmlldy1vZi1hLXNpdGU_';
    const forwarded = ['/api/site', '/media/scenes/beach/1600.jpg'].map((path) => preview + path);
    const refused = ['/admin/orders', '/metrics', '/studio/session', '/edge/floors/live'];
    for (const path of ['/api/site', '/webhooks/stripe', ...forwarded])
      expect([path, reachesBackend(path)]).toEqual([path, true]);
    for (const path of ['/admin/orders', '/metrics', '/studio/session', '/moment/short/api/site'])
      expect([path, reachesBackend(path)]).toEqual([path, false]);
    for (const path of refused) expect([path, reachesBackend(preview + path)]).toEqual([path, false]);
  });

  it('give private keys to the watcher only', () => {
    const withKeys = readdirSync(FOLDER).filter((name) =>
      readFileSync(join(FOLDER, name), 'utf8').includes('secretName: watcher-keys'),
    );
    expect(withKeys).toEqual(['watcher.yaml']);
  });
});
