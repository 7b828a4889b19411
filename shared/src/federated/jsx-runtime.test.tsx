/** @needs document */
import createCache from '@emotion/cache';
import { css, keyframes } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import type { ElementType } from 'react';

import { jsx, jsxs } from './jsx-runtime';
import { insertStyles, insertStylesOf, MOST_STYLES, setStyleSink, stylesOfClass } from './style-registry';

const red = css`
  color: red;
`;
const blue = css`
  color: blue;
  margin: 3px;
`;
const moving = css`
  animation: ${keyframes`to { opacity: 0; }`} 1s;
`;

const cache = createCache({ key: 'css' });
const created = jest.fn();

beforeAll(() => {
  // Elements of a module are created before the page starts.
  jsx('i', { css: moving });
  setStyleSink((styles, isPassedOn) => {
    created(styles.name, isPassedOn);
    if (!styles.name.startsWith('at')) insertStyles(cache, styles);
  });
});
beforeEach(() => created.mockClear());

const classOf = (type: ElementType, props: Readonly<Record<string, unknown>>) =>
  (jsx(type, props).props as { readonly className?: string }).className;

/** A component that passes its class on to an element with styles of its own. */
function Note({ className }: { readonly className?: string }) {
  return jsx('p', { css: red, className, children: 'Note' });
}

describe('an element with styles', () => {
  it('has their class and looks accordingly, without other components around it', () => {
    const element = jsxs('p', { css: red, id: 'one', children: ['A ', 'text'] }, 'key');
    expect([element.type, element.key, Object.keys(element.props as object).toSorted()]).toEqual([
      'p',
      'key',
      ['children', 'className', 'id'],
    ]);
    render(element);
    expect(screen.getByText('A text')).toHaveStyle({ color: 'rgb(255, 0, 0)' });
    expect(created.mock.calls).toEqual([[red.name, false]]);
  });

  it('is overridden by the styles of a class that its component was given', () => {
    render(jsx(Note, { css: blue }));
    const note = screen.getByText('Note');
    expect(note).toHaveStyle({ color: 'rgb(0, 0, 255)', margin: '3px' });
    expect(note.classList).toHaveLength(1);
    expect(created.mock.calls[0]).toEqual([blue.name, true]);
  });

  it('takes nested lists with empty values, the last styles first', () => {
    render(jsx('p', { css: [blue, false, [null, [red]], undefined, ''], children: 'Text' }));
    expect(screen.getByText('Text')).toHaveStyle({ color: 'rgb(255, 0, 0)', margin: '3px' });
    expect(classOf('p', { css: [[red], null] })).toBe(`css-${red.name}`);
    expect(classOf('p', { css: [red, blue] })).toBe(classOf('b', { css: [[red], blue] }));
  });

  it('keeps classes that are not of styles', () => {
    expect(classOf('p', { css: red, className: 'leaflet open' })).toBe(`leaflet open css-${red.name}`);
    expect(classOf('p', { css: null, className: 'leaflet' })).toBe('leaflet');
    expect(jsx('p', { css: undefined, title: 'None' }).props).toEqual({ title: 'None' });
  });

  it('is untouched without the property', () => {
    const props = { className: 'leaflet', children: 'Text' };
    expect(jsx('p', props).props).toEqual(props);
    expect(created).not.toHaveBeenCalled();
  });

  it('takes an object of declarations, and no function', () => {
    render(jsx('p', { css: { color: 'green' }, children: 'Object' }));
    expect(screen.getByText('Object')).toHaveStyle({ color: 'rgb(0, 128, 0)' });
    expect(() => jsx('p', { css: () => red })).toThrow('the property css takes no function');
  });
});

describe('styles', () => {
  it('of elements that exist before the page starts are inserted when it starts, with their keyframes', () => {
    expect(Object.keys(cache.inserted)).toEqual(expect.arrayContaining([moving.name, moving.next?.name]));
  });

  it('are found by the classes of a page, and inserted once', () => {
    const ofPage = createCache({ key: 'css' });
    const insert = jest.spyOn(ofPage, 'insert');
    for (let times = 0; times < 2; times += 1)
      insertStylesOf(ofPage, `<p class="leaflet css-${red.name}"><b class="css-unknown">A</b></p>`);
    expect(insert).toHaveBeenCalledTimes(1);
    expect(Object.keys(ofPage.inserted)).toEqual([red.name]);
    expect(stylesOfClass('css-unknown')).toBeUndefined();
  });

  it('leave in the order in which they came when a thread has rendered too many, and return with their element', () => {
    const at = (left: number) => classOf('p', { css: { styles: `left:${left}px`, name: `at${left}` } }) ?? '';
    const first = at(0);
    expect(stylesOfClass(first)).toBeDefined();
    for (let left = 1; left <= MOST_STYLES; left += 1) at(left);
    expect(stylesOfClass(first)).toBeUndefined();
    at(0);
    expect(stylesOfClass(first)?.styles).toBe('left:0px');
  });
});
