import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

const axe = createRequire(import.meta.url).resolve('axe-core');

/** What axe finds against WCAG 2.2 A and AA, in words. @param within CSS selector of the part to look at */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated, not added as a script: the page's own policy would rightly refuse that.
  const present = await page.evaluate(() => 'axe' in globalThis);
  if (!present) await page.evaluate(await readFile(axe, 'utf8'));
  return page.evaluate(async (selector) => {
    // What is fading in has the contrast of neither state.
    const moving = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === 'running' && endTime !== Infinity;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    type Axe = {
      run: (
        context: object,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    const { violations: found } = await (globalThis as unknown as { axe: Axe }).axe.run(
      { include: [[selector]], exclude: [['iframe']] },
      {
        // Only what is wrong is told: what is right takes longer to describe than to find.
        resultTypes: ['violations'],
        reporter: 'no-passes',
        preload: false,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Experimental: it does not see that "Wed 20 Jan, £645" holds the 20 and the £645 of a calendar day.
        rules: { 'label-content-name-mismatch': { enabled: false } },
      },
    );
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, within);
}

/** How many pixels the page can be scrolled sideways: none, at any width (WCAG 1.4.10). */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
