import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Locator, Page } from '@playwright/test';

const axe = createRequire(import.meta.url).resolve('axe-core');

/**
 * Returns the violations of WCAG 2.2 A and AA that axe finds.
 *
 * axe keeps positions and styles of a run, so a page that changes meanwhile can be reported for a state that it never had. So
 * what a run finds counts when the next run finds it too.
 *
 * @param within CSS selector of the tested element
 * @param options.bestPractices also returns what axe calls best practices, such as the order of headings
 */
export async function violations(
  page: Page,
  within = 'html',
  { bestPractices = false }: { readonly bestPractices?: boolean } = {},
): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  if (bestPractices) tags.push('best-practice');
  // Evaluated, because the page's content security policy rejects an injected script element.
  const present = await page.evaluate(() => 'axe' in globalThis);
  if (!present) await page.evaluate(await readFile(axe, 'utf8'));
  const found = await runAxe(page, within, tags);
  if (found.length === 0) return found;
  const again = await runAxe(page, within, tags);
  return again.filter((violation) => found.includes(violation));
}

function runAxe(page: Page, within: string, tags: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([selector, runOnly]) => {
      // axe sees no background behind what is not laid out yet.
      document.documentElement.setAttribute('data-whole', '');
      // An element that fades in has an intermediate contrast.
      const moving = document.getAnimations().filter((animation) => {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState === 'running' && endTime !== Infinity;
      });
      await Promise.allSettled(moving.map(({ finished }) => finished));
      type Axe = {
        run: (
          context: object,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] }>;
      };
      const { violations: found } = await (globalThis as unknown as { axe: Axe }).axe.run(
        { include: [[selector]], exclude: [['iframe']] },
        {
          // Describing the passes takes longer than the check.
          resultTypes: ['violations'],
          reporter: 'no-passes',
          preload: false,
          runOnly,
        },
      );
      return found.flatMap(({ id, nodes }) =>
        nodes
          // "Wed 20 Jan, £645" has the visible 20 and £645 of a calendar day, but not one after the other.
          .filter(
            ({ html }) => id !== 'label-content-name-mismatch' || !/^<button[^>]* data-date=/.test(html),
          )
          .map(
            ({ html, any }) => `${id}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join(' ')}`,
          ),
      );
    },
    [within, tags] as const,
  );
}

/** Returns the horizontal overflow in pixels; it must be 0 at any width (WCAG 1.4.10). */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns by how many pixels a text is cut off at the end of its line. */
export function cutOffWidth(text: Locator): Promise<number> {
  return text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

/** More than the stops of any page. */
const MOST_STOPS = 200;

/**
 * Moves the focus through the page with Tab.
 *
 * @returns the elements that are entirely hidden while they have the focus (WCAG 2.4.11)
 */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.locator('#content').focus();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const { isEnd, hiddenElement } = await page.evaluate(focusedElement);
    if (isEnd) return hidden;
    if (hiddenElement !== null) hidden.push(hiddenElement);
  }
  throw new Error(`the page has more than ${MOST_STOPS} stops`);
}

function focusedElement(): { isEnd: boolean; hiddenElement: string | null } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { isEnd: true, hiddenElement: null };
  const { x, y, width, height } = focused.getBoundingClientRect();
  const isTooSmall = focused.matches('a, button') && Math.min(width, height) < 4;
  const fractions = [0.1, 0.5, 0.9];
  const isInSight = fractions.some((down) =>
    fractions.some((along) => {
      const hit = document.elementFromPoint(x + along * width, y + down * height);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    }),
  );
  const isHidden = isTooSmall || !isInSight;
  return { isEnd: false, hiddenElement: isHidden ? focused.outerHTML.slice(0, 160) : null };
}

/** Returns the height in pixels of what stays in the viewport while the page scrolls. */
export function stickyHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );
}
