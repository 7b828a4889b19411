/** @needs document */
import { createStyles } from './create-styles';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const rules = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')].map(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replaceAll(' ', '')),
  );

it('puts the rules of one frame into one style element, and those of a later frame into another after it', async () => {
  const { styleCache } = createStyles(document, 'a-nonce');
  // As in the production build: rules are inserted, not written as text.
  styleCache.sheet.isSpeedy = true;

  styleCache.sheet.insert('.a{color:red}');
  styleCache.sheet.insert('.b{color:blue}');
  await frame();
  styleCache.sheet.insert('.c{color:green}');

  expect(rules()).toEqual([['.a{color:red;}', '.b{color:blue;}'], ['.c{color:green;}']]);
  for (const { nonce } of document.querySelectorAll('style')) expect(nonce).toBe('a-nonce');
});
