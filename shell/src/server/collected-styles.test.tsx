/** @jest-environment node */
import { css } from '@emotion/react';
import { jsx } from '@storefront/shared/federated/jsx-runtime';
import { renderToString } from 'react-dom/server';

import { collectStyles } from './collected-styles';

const innerStyles = css`
  color: red;
`;
const outerStyles = css`
  margin: 7px;
`;
const lateStyles = css`
  padding: 9px;
`;

function Inner({ className }: { readonly className?: string }) {
  return jsx('p', { css: innerStyles, className, children: 'Text' });
}

/** Created once, for all pages. */
const note = jsx('p', { css: lateStyles, children: 'Note' });

const textOf = (styles: readonly { readonly css: string }[]) => styles.map((style) => style.css).join('');

describe('the styles of a page', () => {
  it('include those of a component that passes its class on, which the browser would insert', () => {
    const styles = collectStyles();
    const html = styles.during(() => renderToString(jsx(Inner, { css: outerStyles })));
    const sent = styles.take(html).styles;
    expect(sent.flatMap((style) => style.ids).toSorted()).toEqual(
      Object.keys(styles.cache.inserted).toSorted(),
    );
    expect(html).not.toContain(outerStyles.name);
    expect(textOf(sent)).toMatch(/margin:7px/);
    expect(textOf(sent)).toMatch(/color:red/);
  });

  it('are not those of another page', () => {
    const other = collectStyles();
    other.during(() => renderToString(jsx(Inner, { css: outerStyles })));
    const styles = collectStyles();
    expect(textOf(styles.take(styles.during(() => renderToString(note))).styles)).toBe(
      `.css-${lateStyles.name}{padding:9px;}`,
    );
  });

  it('are sent with the first part that needs them', () => {
    const styles = collectStyles();
    const frame = styles.during(() => renderToString(jsx(Inner, {})));
    expect(textOf(styles.take(frame).styles)).toMatch(/color:red/);
    const late = styles.take(renderToString(note) + frame).styles;
    expect(textOf(late)).toBe(`.css-${lateStyles.name}{padding:9px;}`);
  });
});
