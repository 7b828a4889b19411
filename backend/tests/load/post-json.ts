import { Agent, request } from 'node:http';

/** One connection for each concurrent client, kept open. */
const agent = new Agent({ keepAlive: true });

/**
 * Sends a request as a load balancer would, and parses the response. The client of a bench runs on the cores of the server
 * that it measures, so it uses a plain request instead of `fetch`.
 *
 * @throws Error for any status but success
 */
export function postJson(url: string, body: object, from: string): Promise<unknown> {
  const payload = Buffer.from(JSON.stringify(body));
  const headers = {
    'content-type': 'application/json',
    'content-length': payload.length,
    'x-forwarded-for': from,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode >= 300) reject(new Error(`${url} responded ${statusCode}`));
        else resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}
