import type { FastifyInstance } from 'fastify';

/**
 * Answers that are sent while the server ends say so: a connection that is kept open for another request
 * would hold the end up until its own limit, more than a minute.
 */
export function closeAfterLastAnswers(app: FastifyInstance): void {
  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (ending) reply.header('connection', 'close');
    return payload;
  });
}
