import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import type { ElementType, Key, ReactElement } from 'react';
import { jsx as createElement, jsxs as createParent } from 'react/jsx-runtime';

import { addBounded, recordStyles, stylesOfClass } from './style-registry';

/*
 * Replaces the runtime of Emotion for the `css` property in production. Emotion renders two components around each
 * element with styles, to insert them in the commit. Here the element has its class at once, and the styles are
 * inserted when it is created (ADR 138).
 */

type Props = Readonly<Record<string, unknown>>;

export { Fragment } from 'react/jsx-runtime';

export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return createElement(type, 'css' in props ? withClass(type, props) : props, key);
}

export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return createParent(type, 'css' in props ? withClass(type, props) : props, key);
}

/** Replaces `css` by a class. Styles of a class that the element was given come last, so that they override its own. */
function withClass(type: ElementType, { css: own, className, ...props }: Props): Props {
  const parts: SerializedStyles[] = [];
  collect(own, parts);
  let others = '';
  if (typeof className === 'string') {
    for (const name of className.split(' ')) {
      const styles = stylesOfClass(name);
      if (styles) parts.push(styles);
      else if (name !== '') others += `${name} `;
    }
  }
  const styles = composed(parts);
  if (!styles) return others === '' ? props : { ...props, className: others.trimEnd() };
  return { ...props, className: others + recordStyles(styles, typeof type !== 'string') };
}

/** Adds the styles of a `css` property, which may be nested lists with empty values. */
function collect(own: unknown, parts: SerializedStyles[]): void {
  if (Array.isArray(own)) {
    for (const one of own) collect(one, parts);
  } else if (isSerialized(own)) {
    parts.push(own);
  } else if (typeof own === 'function') {
    throw new TypeError('the property css takes no function: a theme consists of custom properties');
  } else if (isDeclarations(own)) {
    parts.push(css(own));
  }
}

function isSerialized(own: unknown): own is SerializedStyles {
  return isDeclarations(own) && 'styles' in own && 'name' in own;
}

function isDeclarations(own: unknown): own is CSSObject {
  return typeof own === 'object' && own !== null;
}

const compositions = new Map<string, SerializedStyles>();

function composed(parts: readonly SerializedStyles[]): SerializedStyles | undefined {
  if (parts.length < 2) return parts[0];
  const names = parts.map(({ name }) => name).join(' ');
  const existing = compositions.get(names);
  if (existing) return existing;
  const styles = css([...parts]);
  addBounded(compositions, names, styles);
  return styles;
}
