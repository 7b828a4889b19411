import Fastify from 'fastify';

import { serveReports } from './serve-reports';

function endpoint() {
  const lines: object[] = [];
  const messages: string[] = [];
  let time = 0;
  const app = Fastify();
  serveReports(app, {
    log: (event, message) => {
      lines.push(event);
      messages.push(message);
    },
    now: () => time,
  });
  const send = (type: string, payload: unknown) =>
    app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  return { lines, messages, send, later: (ms: number) => (time += ms) };
}

const modern = (body: object, type = 'csp-violation') => [
  { type, url: 'https://shop.example/deal/1?name=Ann', body },
];

describe('policy violation reports', () => {
  it('are logged in both formats, without queries and on one line', async () => {
    const { lines, send } = endpoint();
    expect(
      (
        await send('application/csp-report', {
          'csp-report': {
            'effective-directive': 'script-src-elem',
            'blocked-uri': 'https://evil.example/x.js?token=1',
            'document-uri': 'https://shop.example/booking/payment?email=a@b.c',
            'script-sample': 'alert(1)\nforged line',
          },
        })
      ).statusCode,
    ).toBe(204);
    await send('application/reports+json', modern({ effectiveDirective: 'img-src', blockedURL: 'inline' }));
    await send(
      'application/reports+json',
      modern(
        { destination: 'script', blockedURL: 'https://shop.example/releases/a.js' },
        'integrity-violation',
      ),
    );
    expect(lines).toEqual([
      {
        report: {
          directive: 'script-src-elem',
          blocked: 'https://evil.example/x.js',
          page: '/booking/payment',
          sample: 'alert(1) forged line',
        },
      },
      { report: { directive: 'img-src', blocked: 'inline', page: '/deal/1', sample: '' } },
      {
        report: {
          directive: 'integrity-violation script',
          blocked: 'https://shop.example/releases/a.js',
          page: '/deal/1',
          sample: '',
        },
      },
    ]);
  });

  it('are rate-limited: each kind once a minute, at most thirty kinds, then only a count', async () => {
    const { lines, send, later } = endpoint();
    for (let time = 0; time < 3; time += 1) {
      for (let kind = 0; kind < 40; kind += 1) {
        await send(
          'application/reports+json',
          modern({ effectiveDirective: `kind-${kind}`, blockedURL: 'inline' }),
        );
      }
    }
    expect(lines).toHaveLength(30);
    later(60_000);
    await send('application/reports+json', modern({ effectiveDirective: 'new', blockedURL: 'inline' }));
    expect(lines.slice(30)).toEqual([
      { dropped: 90 },
      expect.objectContaining({ report: expect.anything() }),
    ]);
  });

  it('about the payment page are logged with a message of their own, also during a flood about other pages', async () => {
    const { messages, send } = endpoint();
    for (let kind = 0; kind < 40; kind += 1) {
      await send(
        'application/reports+json',
        modern({ effectiveDirective: `kind-${kind}`, blockedURL: 'inline' }),
      );
    }
    const about = (path: string) => ({
      type: 'csp-violation',
      url: `https://shop.example${path}`,
      body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/x.js' },
    });
    const elsewhere = ['/booking/payments', '/booking/payment/%zz'].map(about);
    await send('application/reports+json', [
      about('/booking/payment'),
      about('/booking/payment/'),
      ...elsewhere,
    ]);
    expect(messages.filter((message) => message.includes('payment'))).toEqual([
      'policy violation on the payment page',
      'policy violation on the payment page',
    ]);
  });

  it.each([
    ['not JSON', 'application/csp-report', '{"csp-'],
    ['something else', 'application/json', '{"a":1}'],
    ['an empty list', 'application/reports+json', '[]'],
  ])('are rejected when they are %s', async (_what, type, payload) => {
    const { lines, send } = endpoint();
    expect((await send(type, payload)).statusCode).toBe(400);
    expect(lines).toEqual([]);
  });

  it('are rejected when they are too large', async () => {
    const { send } = endpoint();
    expect((await send('application/csp-report', `"${'x'.repeat(70_000)}"`)).statusCode).toBe(413);
  });
});
