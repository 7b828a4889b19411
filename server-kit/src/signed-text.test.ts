import { readSignedText, signText } from './signed-text';

const SECRET = 'a secret of thirty-two characters';

it('reads the text that was signed with the same secret', () => {
  expect(readSignedText(signText('{"view":"é"}', SECRET), SECRET)).toBe('{"view":"é"}');
});

it.each([
  ['another secret', signText('text', 'another secret of many characters')],
  ['another text', signText('text', SECRET).replace(/^[^.]+/, Buffer.from('other').toString('base64url'))],
  ['no signature', Buffer.from('text').toString('base64url')],
  ['an empty signature', `${Buffer.from('text').toString('base64url')}.`],
  ['a further part', `${signText('text', SECRET)}.x`],
  ['nothing', ''],
])('rejects %s', (_case, signed) => {
  expect(readSignedText(signed, SECRET)).toBeNull();
});
