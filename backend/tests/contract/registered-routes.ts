import type { FastifyInstance } from 'fastify';

const LINE = /^(?<indent>(?:│ {3}| {4})*)(?:├──|└──) (?<part>\S*) \((?<methods>[A-Z, ]+)\)$/;
const INDENT = 4;

/**
 * Returns the routes of a server, such as `GET /api/getAllDeals`, from Fastify's printed tree, in which each line extends
 * the path above it. `HEAD` routes, which Fastify adds to every `GET`, are omitted.
 */
export function registeredRoutes(app: FastifyInstance): readonly string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const { indent = '', part = '', methods = '' } = LINE.exec(line)?.groups ?? {};
      if (methods === '') throw new Error(`a line of the routes that cannot be read: ${line}`);
      const depth = indent.length / INDENT;
      const address = `${above[depth - 1] ?? ''}${part}`;
      above.splice(depth, above.length, address);
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${address}`);
    })
    .toSorted();
}
