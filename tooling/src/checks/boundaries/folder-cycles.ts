/** A file and the files that it imports, with paths from the root of the workspace. */
export interface ModuleImports {
  readonly path: string;
  readonly imports: readonly string[];
}

interface FolderImport {
  readonly from: string;
  readonly to: string;
  /** One pair of files that causes it. */
  readonly example: string;
}

/** Folders are compared down to this depth: `package/src/group/folder`. */
const DEPTH = 4;

/**
 * Returns a message for each group of folders that import each other in a circle.
 *
 * A folder and its own subfolders are one unit: a parent that composes its children, which use its
 * helpers, is no cycle.
 */
export function findFolderCycles(modules: readonly ModuleImports[]): string[] {
  const imports = folderImports(modules);
  const reachable = new Map(
    [...new Set(imports.map(({ from }) => from))].map((folder) => [folder, reach(folder, imports)]),
  );
  const inCycle = (a: string, b: string) => Boolean(reachable.get(a)?.has(b) && reachable.get(b)?.has(a));

  const messages = new Map<string, string>();
  for (const folder of reachable.keys()) {
    const cycle = [...reachable.keys()].filter((other) => inCycle(folder, other)).sort();
    if (cycle.length > 1) messages.set(cycle.join(), describe(cycle, imports));
  }
  return [...messages.values()];
}

function folderImports(modules: readonly ModuleImports[]): FolderImport[] {
  const found = new Map<string, FolderImport>();
  for (const { path, imports } of modules) {
    for (const target of imports) {
      const [from, to] = [folderOf(path), folderOf(target)];
      if (!isWithin(from, to) && !isWithin(to, from)) {
        found.set(`${from} ${to}`, { from, to, example: `${path} → ${target}` });
      }
    }
  }
  return [...found.values()];
}

function reach(start: string, imports: readonly FolderImport[]): Set<string> {
  const reached = new Set<string>();
  const queue = [start];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    for (const { from, to } of imports) {
      if (from !== folder || reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
    }
  }
  return reached;
}

function describe(cycle: readonly string[], imports: readonly FolderImport[]): string {
  const edges = imports.filter(({ from, to }) => cycle.includes(from) && cycle.includes(to));
  return [
    `folders import each other: ${cycle.join(', ')}`,
    ...edges.map(({ example }) => `  ${example}`),
  ].join('\n');
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).slice(0, DEPTH).join('/');
}

function isWithin(folder: string, parent: string): boolean {
  return folder === parent || folder.startsWith(`${parent}/`);
}
