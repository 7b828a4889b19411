import { css, Global, type SerializedStyles } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

/** Height in px that the shell leaves for a bar (`GlobalStyles`), and that the scroll margin of elements allows for. */
const USUAL_HEIGHT = 64;

interface BottomBarParts {
  /** Props of the element. */
  readonly bar: { readonly ref: RefObject<HTMLElement | null>; readonly 'data-bottom-bar': true };
  /** Renders beside it: the space that the page leaves for it where the shell's is not right. */
  readonly spaceForBar: ReactNode;
}

/**
 * Makes an element the bottom bar of its page. While it is mounted, `--above-bottom-bar` on the body and on elements with
 * `data-above-bottom-bar` is its height in px, so that pages and toasts leave space for it; `data-bottom-bar` hides the
 * shell's own bar. Styles read it as `var(--above-bottom-bar, var(--bottom-bar, 0px))`: older shells have the second alone.
 */
export function useBottomBar(): BottomBarParts {
  const bar = useRef<HTMLElement>(null);
  const [styles, setStyles] = useState<SerializedStyles | null>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    // Measured, because the height is 0 on wide screens and grows with the user's text size. The observer is called
    // after the layout: measuring here would force one of the whole page.
    const observer = new ResizeObserver(() => {
      const height = fixedHeight(element);
      if (height !== publishedHeight()) setStyles(spaceStyles(height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return {
    bar: { ref: bar, 'data-bottom-bar': true },
    spaceForBar: styles && <Global styles={styles} />,
  };
}

/** A bar that is part of the page flow at this width covers nothing. */
function fixedHeight(element: HTMLElement): number {
  return getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0;
}

/** Returns the height in px that the page leaves already. */
function publishedHeight(): number {
  return (
    Number.parseFloat(
      propertyOf(document.body, '--above-bottom-bar') || propertyOf(root(), '--bottom-bar'),
    ) || 0
  );
}

/**
 * Where the shell has `--above-bottom-bar`, the elements that use it alone get it: a property of the root is inherited, and
 * the browser would style every element of the page again. The scroll padding is what the scroll margin of focused elements
 * has too little of.
 */
function spaceStyles(height: number) {
  if (propertyOf(document.body, '--above-bottom-bar') === '') {
    return css`
      :root {
        --bottom-bar: ${height}px;
      }
    `;
  }
  return css`
    :root {
      scroll-padding-bottom: ${Math.max(0, height - USUAL_HEIGHT)}px;
    }

    body,
    [data-above-bottom-bar],
    [data-above-bottom-bar]::backdrop {
      --above-bottom-bar: ${height}px !important;
    }
  `;
}

function root(): HTMLElement {
  return document.documentElement;
}

function propertyOf(element: HTMLElement, name: string): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}
