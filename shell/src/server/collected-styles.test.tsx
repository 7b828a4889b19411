/** @jest-environment node */
import { CacheProvider, css } from '@emotion/react';
import { renderToString } from 'react-dom/server';

import { collectStyles } from './collected-styles';

const innerStyles = css`
  color: red;
`;
const outerStyles = css`
  margin: 7px;
`;

function Inner({ className }: { readonly className?: string }) {
  return (
    <p className={className} css={innerStyles}>
      Text
    </p>
  );
}

describe('the styles of a page', () => {
  it('include those of a component that passes its class on, and are sent once', () => {
    const styles = collectStyles();
    const html = renderToString(
      <CacheProvider value={styles.cache}>
        <Inner css={outerStyles} />
      </CacheProvider>,
    );
    const sent = styles.take(html).styles;
    // The browser takes these classes as inserted.
    const ids = sent.flatMap((style) => style.ids);
    expect(ids.toSorted()).toEqual(Object.keys(styles.cache.inserted).toSorted());
    expect(ids).toContain(outerStyles.name);
    expect(html).not.toContain(outerStyles.name);
    expect(sent.map((style) => style.css).join('')).toMatch(/margin:7px/);
    expect(
      styles
        .take('<p>Later</p>')
        .styles.map((style) => style.css)
        .join(''),
    ).toBe('');
  });
});
