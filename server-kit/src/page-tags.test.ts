import { pageTag, pageTagHeaders } from './page-tags';

describe('tags of a page', () => {
  it('are one of all pages and one of its path, as each CDN separates them', () => {
    expect(pageTagHeaders('/page/d00000000000000000000101')).toEqual({
      'cache-tag': 'page,/page/d00000000000000000000101',
      'surrogate-key': 'page /page/d00000000000000000000101',
    });
    expect(pageTagHeaders('/')).toEqual({ 'cache-tag': 'page,/', 'surrogate-key': 'page /' });
  });

  it('have no comma or capital', () => {
    expect(pageTag('/holidays/Isle-of-Wight,-UK')).toBe('/holidays/isle-of-wight%2c-uk');
  });

  it('leave out a path that is longer than a tag may be', () => {
    expect(pageTag(`/${'a'.repeat(1_023)}`)).toHaveLength(1_024);
    expect(pageTagHeaders(`/${'a'.repeat(1_024)}`)).toEqual({ 'cache-tag': 'page', 'surrogate-key': 'page' });
  });
});
