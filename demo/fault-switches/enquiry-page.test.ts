import Fastify from 'fastify';

import { enquiryPage } from './enquiry-page';

const SHOPS = ['https://shop.example.com', 'https://www.shop.example.com'];

async function requestForm(method: 'GET' | 'POST', payload?: string) {
  const app = Fastify();
  await app.register(enquiryPage({ seller: { name: 'Sun & <b>Sea</b>' }, storefrontOrigins: SHOPS }));
  const response = await app.inject({
    method,
    url: '/demo/enquiry',
    ...(payload === undefined
      ? {}
      : { payload, headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' } }),
  });
  await app.close();
  return response;
}

describe('the enquiry form of the demonstration', () => {
  it('has fields for a name, an email address and a message, and names the seller [GRP-08]', async () => {
    const { statusCode, headers, body } = await requestForm('GET');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect([...body.matchAll(/ name="(name|email|message)"/g)].map(([, name]) => name)).toEqual([
      'name',
      'email',
      'message',
    ]);
    expect(body).toContain('Ask Sun &amp; &lt;b&gt;Sea&lt;/b&gt; about a holiday');
  });

  it('can be framed only by the shop, and allows no script [GRP-08]', async () => {
    for (const { headers } of [await requestForm('GET'), await requestForm('POST', 'name=Ann')]) {
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "form-action 'self'",
          `frame-ancestors ${SHOPS.join(' ')}`,
        ]),
      );
      expect(policy.some((part) => part.startsWith('script-src'))).toBe(false);
    }
  });

  it('thanks for the enquiry without repeating its contents [GRP-08]', async () => {
    const { statusCode, body } = await requestForm(
      'POST',
      'name=Ann&email=ann%40example.com&message=%3Cscript%3E',
    );
    expect(statusCode).toBe(200);
    expect(body).toContain('Thank you.');
    expect(body).not.toMatch(/Ann|ann@|<script/);
  });
});
