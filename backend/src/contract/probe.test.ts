import { openTestShop, type TestShop } from '../testing/test-shop';
let shop: TestShop;
beforeAll(async () => { const t=Date.now(); shop = await openTestShop(); console.log('open', Date.now()-t); }, 60_000);
afterAll(() => shop.close());
it('probe', async () => {
  console.log(shop.app.printRoutes({ commonPrefix: false }));
  for (const url of ['/api/getPage/%zz', '/api/getPage/%00', '/api/getPage/' + 'a'.repeat(300), '/api/getDealById/a%00b', '/api/payment/status/%00', '/supplier/dpSearch.php?destinationId=1&departureId=-1&dateMin=2027-01-01&dateMax=2027-01-01&durationMin=7&durationMax=7&adultsRoom1=abc&MaxResults=1','/outbox/%2e%2e%2fadmin-token.eml', '/outbox', '/media/%00/480.webp'] ) {
    const a = await shop.app.inject(url);
    console.log(url, a.statusCode, a.headers, a.body.slice(0, 300));
  }
  for (const [url, payload] of [['/api/userContact', { email: '\u0000', phoneNumber: '', referenceNumber: '', userSessionId: 's' }], ['/api/userContact', { email: '\ud800', phoneNumber: '', referenceNumber: '', userSessionId: 's' }]] as const) {
    const a = await shop.app.inject({ method: 'POST', url, payload });
    console.log(url, a.statusCode, a.body.slice(0, 300));
  }
  const m = await shop.app.inject({ method: 'PROPFIND' as 'GET', url: '/api/getPage/x' }).catch((e: unknown) => String(e));
  console.log(typeof m === 'string' ? m : [m.statusCode, m.body]);
});
