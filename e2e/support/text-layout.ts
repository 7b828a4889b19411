import type { Locator } from '@playwright/test';

/** Returns the texts of the cells that are not entirely within the box of their table. */
export function cutOffCells(table: Locator): Promise<string[]> {
  return table.evaluate((element) => {
    const box = element.parentElement?.getBoundingClientRect();
    const textBox = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    return [...element.querySelectorAll('td')]
      .filter((cell) => {
        const { left, right } = textBox(cell);
        return !box || left < box.left || right > box.right;
      })
      .map(({ textContent }) => textContent);
  });
}

/** Returns over how many lines the letters of the last word are spread. */
export function linesOfLastWord(heading: Locator): Promise<number> {
  return heading.evaluate((element) => {
    const content = element.firstChild;
    const end = content?.textContent?.length ?? 0;
    const range = document.createRange();
    if (!content) return 0;
    range.setStart(content, (content.textContent ?? '').lastIndexOf(' ') + 1);
    range.setEnd(content, end);
    return range.getClientRects().length;
  });
}
