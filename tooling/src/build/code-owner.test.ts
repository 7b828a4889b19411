import { codeOwnerOf } from './code-owner';

describe('the owner of an app', () => {
  it('is the first team on the last line of its folder', () => {
    const codeOwners = '* @all\n/mfe-deal/  @old\n/mfe-deal/  @deal @design\n/mfe-deal/src/ @other\n';

    expect(codeOwnerOf('mfe-deal', codeOwners)).toBe('@deal');
    expect(codeOwnerOf('mfe-search', codeOwners)).toBeNull();
  });

  it.each(['shell', 'mfe-discovery', 'mfe-search', 'mfe-deal', 'mfe-checkout'])('is known for %s', (app) => {
    expect(codeOwnerOf(app)).toMatch(/^@storefront\//);
  });
});
