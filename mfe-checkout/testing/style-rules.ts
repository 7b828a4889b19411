/** Returns the style rules that match an element, one on each line. */
export function rulesOf(element: Element): string {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' ')),
  );
  return [...element.classList].flatMap((name) => rules.filter((rule) => rule.includes(name))).join('\n');
}
