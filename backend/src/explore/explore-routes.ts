import type { FastifyInstance } from 'fastify';

import type { ContentDeps } from '../content/page-response';
import { parseInput } from '../http/parse-input';

import { exploreQuerySchema } from './explore-query';
import { exploreResponses } from './explore-response';

/** Route of the view of all destinations (docs/adr/0065-explore-all-destinations.md). */
export function exploreRoutes(deps: ContentDeps) {
  const respond = exploreResponses(deps);
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.get('/explore', (request) => respond(parseInput(exploreQuerySchema, request.query)));
    done();
  };
}
