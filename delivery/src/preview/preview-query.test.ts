import { previewQuery, parsePreview, withoutPreview, type PreviewAccess } from './preview-query';
import { parseRelease, type PreviewedRelease } from './previewed-release';

const SECRET = 'a secret of the shop, long enough for it';
const signed = { kind: 'signed', secret: SECRET } as const;
const NOW = Date.UTC(2026, 10, 21, 12);
const UNTIL = NOW / 1_000 + 3_600;
const RELEASES: readonly PreviewedRelease[] = [
  { app: 'mfe-deal', version: '1.2.0-ab12cd34' },
  { app: 'shell', version: '1.1.0' },
];

const link = () => previewQuery(signed, RELEASES, UNTIL);
const read = (query: URLSearchParams, access: PreviewAccess = signed, now = NOW) =>
  parsePreview(query, access, now);

describe('a preview link', () => {
  it('shows the signed releases in any order until it expires', () => {
    expect(read(link())).toEqual({ kind: 'active', releases: RELEASES });
    const turned = new URLSearchParams([...link()].toReversed());
    expect(read(turned)).toMatchObject({ kind: 'active' });
    expect(read(link(), signed, UNTIL * 1_000 - 1)).toMatchObject({ kind: 'active' });
    expect(read(link(), signed, UNTIL * 1_000)).toEqual({ kind: 'rejected', fault: 'expired' });
  });

  it.each<[string, (query: URLSearchParams) => void]>([
    ['another version', (query) => query.set('release', 'mfe-deal@1.2.1')],
    ['an additional release', (query) => query.append('release', 'mfe-search@1.0.0')],
    ['a later expiry', (query) => query.set('until', String(UNTIL + 1))],
    ['an expiry that is not a number', (query) => query.set('until', '1e99')],
    ['no expiry', (query) => query.delete('until')],
    ['no signature', (query) => query.delete('signature')],
    ['an empty signature', (query) => query.set('signature', '')],
    ['half of the signature', (query) => query.set('signature', query.get('signature')?.slice(0, 20) ?? '')],
  ])('is rejected with %s', (_what, change) => {
    const query = link();
    change(query);
    expect(read(query)).toEqual({ kind: 'rejected', fault: 'unsigned' });
  });

  it('is rejected by a site with another secret, and by one without previews', () => {
    expect(read(link(), { kind: 'signed', secret: `${SECRET}.` })).toEqual({
      kind: 'rejected',
      fault: 'unsigned',
    });
    expect(read(link(), { kind: 'closed' })).toEqual({ kind: 'rejected', fault: 'closed' });
  });

  it('has no signature when previews are open', () => {
    const query = previewQuery({ kind: 'open' }, RELEASES, UNTIL);
    expect([...query.keys()]).toEqual(['release', 'release']);
    expect(read(query, { kind: 'open' })).toEqual({ kind: 'active', releases: RELEASES });
  });

  it.each([
    'mfe-deal',
    'mfe-deal@',
    '@1.0.0',
    'mfe-deal@../shell',
    'mfe-deal@.hidden',
    'evil@1.0.0',
    'mfe-deal@1@2',
  ])('rejects %s as a release', (text) => {
    expect(parseRelease(text)).toBeNull();
    expect(read(new URLSearchParams({ release: text }), { kind: 'open' })).toEqual({
      kind: 'rejected',
      fault: 'unreadable',
    });
  });

  it('contains each app at most once', () => {
    const query = new URLSearchParams('release=mfe-deal@1.0.0&release=mfe-deal@1.0.1');
    expect(read(query, { kind: 'open' })).toMatchObject({ fault: 'unreadable' });
  });

  it('ends with release=live, and keeps the other query parameters of the URL', () => {
    expect(read(new URLSearchParams('release=live&release=mfe-deal@1'))).toEqual({ kind: 'ended' });
    expect(read(new URLSearchParams('sort=price'))).toEqual({ kind: 'none' });
    const url = new URL(`https://shop.test/all-deals?sort=price&${link().toString()}`);
    expect(withoutPreview(url).href).toBe('https://shop.test/all-deals?sort=price');
    expect(withoutPreview(new URL('https://shop.test/?until=5')).href).toBe('https://shop.test/?until=5');
  });
});
