import { previewQuery, readPreview, withoutPreview, type PreviewAccess } from './preview-query';
import { parseRelease, type PreviewedRelease } from './previewed-release';

const SECRET = 'a secret of the shop, long enough for it';
const signed = { kind: 'signed', secret: SECRET } as const;
const NOW = Date.UTC(2026, 10, 21, 12);
const UNTIL = NOW / 1_000 + 3_600;
const RELEASES: readonly PreviewedRelease[] = [
  { part: 'mfe-deal', version: '1.2.0-ab12cd34' },
  { part: 'shell', version: '1.1.0' },
];

const link = () => previewQuery(signed, RELEASES, UNTIL);
const read = (query: URLSearchParams, access: PreviewAccess = signed, now = NOW) =>
  readPreview(query, access, now);

describe('a preview link', () => {
  it('shows the releases that were signed, in any order, until it ends', () => {
    expect(read(link())).toEqual({ kind: 'shown', releases: RELEASES });
    const turned = new URLSearchParams([...link()].toReversed());
    expect(read(turned)).toMatchObject({ kind: 'shown' });
    expect(read(link(), signed, UNTIL * 1_000 - 1)).toMatchObject({ kind: 'shown' });
    expect(read(link(), signed, UNTIL * 1_000)).toEqual({ kind: 'refused', fault: 'expired' });
  });

  it.each<[string, (query: URLSearchParams) => void]>([
    ['another version', (query) => query.set('release', 'mfe-deal@1.2.1')],
    ['one release more', (query) => query.append('release', 'mfe-search@1.0.0')],
    ['a later end', (query) => query.set('until', String(UNTIL + 1))],
    ['an end that is no number', (query) => query.set('until', '1e99')],
    ['no end', (query) => query.delete('until')],
    ['no signature', (query) => query.delete('signature')],
    ['an empty signature', (query) => query.set('signature', '')],
    ['half of the signature', (query) => query.set('signature', query.get('signature')?.slice(0, 20) ?? '')],
  ])('is refused with %s', (_what, change) => {
    const query = link();
    change(query);
    expect(read(query)).toEqual({ kind: 'refused', fault: 'unsigned' });
  });

  it('is refused by a site with another secret, and by one without previews', () => {
    expect(read(link(), { kind: 'signed', secret: `${SECRET}.` })).toEqual({
      kind: 'refused',
      fault: 'unsigned',
    });
    expect(read(link(), { kind: 'closed' })).toEqual({ kind: 'refused', fault: 'closed' });
  });

  it('needs no signature where previews are open, and has none', () => {
    const query = previewQuery({ kind: 'open' }, RELEASES, UNTIL);
    expect([...query.keys()]).toEqual(['release', 'release']);
    expect(read(query, { kind: 'open' })).toEqual({ kind: 'shown', releases: RELEASES });
  });

  it.each([
    'mfe-deal',
    'mfe-deal@',
    '@1.0.0',
    'mfe-deal@../shell',
    'mfe-deal@.hidden',
    'evil@1.0.0',
    'mfe-deal@1@2',
  ])('refuses %s as a release', (text) => {
    expect(parseRelease(text)).toBeNull();
    expect(read(new URLSearchParams({ release: text }), { kind: 'open' })).toEqual({
      kind: 'refused',
      fault: 'unreadable',
    });
  });

  it('names each part once', () => {
    const query = new URLSearchParams('release=mfe-deal@1.0.0&release=mfe-deal@1.0.1');
    expect(read(query, { kind: 'open' })).toMatchObject({ fault: 'unreadable' });
  });

  it('is ended by release=live, whatever stands beside it, and leaves the rest of the address alone', () => {
    expect(read(new URLSearchParams('release=live&release=mfe-deal@1'))).toEqual({ kind: 'ended' });
    expect(read(new URLSearchParams('sort=price'))).toEqual({ kind: 'none' });
    const address = new URL(`https://shop.test/all-deals?sort=price&${link().toString()}`);
    expect(withoutPreview(address).href).toBe('https://shop.test/all-deals?sort=price');
    expect(withoutPreview(new URL('https://shop.test/?until=5')).href).toBe('https://shop.test/?until=5');
  });
});
