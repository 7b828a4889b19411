/**
 * Returns the style rules of an element for forced colours as text. jsdom does not apply forced colours, so tests check
 * that the style sheets contain the rules.
 */
export function forcedRulesOf(element: HTMLElement): string {
  const names = [...element.classList];
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(
      (rule) => rule.cssText.includes('forced-colors') && names.some((name) => rule.cssText.includes(name)),
    )
    .map((rule) => rule.cssText)
    .join('\n');
}
