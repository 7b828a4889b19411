import type { HarmfulMark, StoredRegistry } from '../store/release-store';

/** Registries of the store carry marks; those without the field have none. */
type WithMarks = Pick<StoredRegistry, 'harmful'>;

/** Returns the versions of an app that must not go live again, oldest mark first. */
export function harmfulMarksOf(registry: WithMarks, app: string): readonly HarmfulMark[] {
  return registry.harmful?.[app] ?? [];
}

/** Returns the mark of one version, `null` if there is none. */
export function harmfulMarkOf(registry: WithMarks, app: string, version: string): HarmfulMark | null {
  return harmfulMarksOf(registry, app).find((mark) => mark.version === version) ?? null;
}

/** Whether the version is marked as harmful. */
export function isHarmful(registry: WithMarks, app: string, version: string): boolean {
  return harmfulMarkOf(registry, app, version) !== null;
}

/** Returns the registry with one more mark; a version that already has one gets the new one. */
export function withHarmfulMark<T extends WithMarks>(registry: T, app: string, mark: HarmfulMark): T {
  const others = harmfulMarksOf(registry, app).filter(({ version }) => version !== mark.version);
  return { ...registry, harmful: { ...registry.harmful, [app]: [...others, mark] } };
}

/** Returns the registry without the mark of this version. */
export function withoutHarmfulMark<T extends WithMarks>(registry: T, app: string, version: string): T {
  const others = harmfulMarksOf(registry, app).filter((mark) => mark.version !== version);
  return { ...registry, harmful: { ...registry.harmful, [app]: others } };
}
