import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** Code of one package, or of one folder of an app, in a script. */
export interface ModuleWeight {
  /** Name of an installed package, or `<app>/<folder>` of the sources. */
  readonly module: string;
  readonly minifiedBytes: number;
}

/** Key of bytes that no mapping covers, such as the runtime of the bundler. */
const BUNDLER = 'bundler';

/**
 * Returns how many characters of a minified script come from each package or source folder, the largest first. A
 * character belongs to the mapping before it.
 */
export function moduleWeights(script: string, sourceMap: string): readonly ModuleWeight[] {
  const lengths = script.split('\n').map(({ length }) => length);
  const bytes = new Map<string, number>();
  const add = (module: string, count: number) => bytes.set(module, (bytes.get(module) ?? 0) + count);
  let current = { line: 1, column: 0, module: BUNDLER };
  const advance = (line: number, column: number, module: string) => {
    for (; current.line < line; current = { ...current, line: current.line + 1, column: 0 }) {
      add(current.module, (lengths[current.line - 1] ?? 0) - current.column);
    }
    add(current.module, column - current.column);
    current = { line, column, module };
  };
  eachMapping(new TraceMap(sourceMap), ({ generatedLine, generatedColumn, source }) =>
    advance(generatedLine, generatedColumn, source === null ? BUNDLER : moduleOf(source)),
  );
  advance(lengths.length, lengths.at(-1) ?? 0, BUNDLER);
  return [...bytes]
    .map(([module, minifiedBytes]) => ({ module, minifiedBytes }))
    .filter(({ minifiedBytes }) => minifiedBytes > 0)
    .sort((one, other) => other.minifiedBytes - one.minifiedBytes);
}

/** The innermost package: `node_modules/.pnpm/a@1/node_modules/a/…` is `a`. */
function moduleOf(source: string): string {
  const inPackages = source.lastIndexOf('node_modules/');
  if (inPackages < 0) return source.startsWith('webpack') ? BUNDLER : source.split('/').slice(0, 4).join('/');
  const [first = '', second = ''] = source.slice(inPackages + 'node_modules/'.length).split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
