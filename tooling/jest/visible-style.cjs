const { createRequire } = require('node:module');

const fromJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const cssom = fromJsdom('rrweb-cssom');

const DEFAULT_STYLESHEET = cssom.parse(fromJsdom('./jsdom/browser/default-stylesheet.js'));

/** Properties that queries by role, clicks and `toBeVisible` read. Inherited ones have an `initial` value. */
const SUPPORTED = [
  { property: 'display', name: 'display' },
  { property: 'opacity', name: 'opacity' },
  { property: 'visibility', name: 'visibility', initial: 'visible' },
  { property: 'pointer-events', name: 'pointerEvents', initial: 'auto' },
];

/**
 * Returns a `getComputedStyle` with the results of jsdom that computes only the requested property.
 *
 * jsdom matches every rule of the page against an element to find out whether it is displayed, and Testing Library
 * reads that of every element and its ancestors. Here only the rules that set the requested property are matched,
 * found by the class or tag of their selector. As in jsdom, the last rule wins. Other properties are left to jsdom.
 */
exports.leanComputedStyle = (window) => {
  const whole = window.getComputedStyle;
  const rulesOf = rulesByProperty(window.document);

  return (element, pseudo) => {
    if (pseudo || !(element instanceof window.Element)) return whole(element, pseudo);
    return leanStyle(element, rulesOf, () => whole(element));
  };
};

function leanStyle(element, rulesOf, whole) {
  const computed = (supported) => valueOf(element, supported, rulesOf);
  const style = {
    getPropertyValue(property) {
      const supported = SUPPORTED.find((each) => each.property === property);
      return supported ? computed(supported) : whole().getPropertyValue(property);
    },
  };
  for (const supported of SUPPORTED) {
    Object.defineProperty(style, supported.name, { get: () => computed(supported) });
  }

  return new Proxy(style, {
    get: (_, name) => (name in style ? style[name] : whole()[name]),
    has: (_, name) => name in whole(),
  });
}

function valueOf(element, supported, rulesOf) {
  const own = inlineValue(element, supported) || sheetValue(element, rulesOf(supported.property));
  if (own && own !== 'unset') return own;
  if (!supported.initial) return '';
  return element.parentElement ? valueOf(element.parentElement, supported, rulesOf) : supported.initial;
}

const inlineValue = (element, { property }) =>
  element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';

function sheetValue(element, rules) {
  let last = NOTHING;
  const consider = (rule) => {
    if (rule.order > last.order && (!rule.selector || element.matches(rule.selector))) last = rule;
  };
  rules.everywhere.forEach(consider);
  rules.byTag.get(element.localName)?.forEach(consider);
  if (element.hasAttribute('class'))
    for (const name of element.classList) rules.byClass.get(name)?.forEach(consider);
  return last.value;
}

const NOTHING = { order: -1, value: '' };

/** Returns the rules by property, collected again when a style sheet or a rule was added or removed. */
function rulesByProperty(document) {
  let collected = { sheets: [], rules: new Map() };
  const isSupported = selectorSupport(document);

  return (property) => {
    const sheets = [DEFAULT_STYLESHEET, ...document.styleSheets].map(({ cssRules }) => cssRules);
    if (!sameSheets(sheets, collected.sheets)) {
      collected = {
        sheets: sheets.map((rules) => [rules, rules.length, rules.at(-1)]),
        rules: collect(sheets, isSupported),
      };
    }
    return collected.rules.get(property);
  };
}

/** Returns whether jsdom can parse a selector; a rule with another selector matches nothing. */
function selectorSupport(document) {
  const emptyFragment = document.createDocumentFragment();
  const results = new Map();
  const canParse = (selector) => {
    try {
      emptyFragment.querySelector(selector);
      return true;
    } catch {
      return false;
    }
  };
  return (selector) => {
    if (!results.has(selector)) results.set(selector, canParse(selector));
    return results.get(selector);
  };
}

const sameSheets = (sheets, seen) =>
  sheets.length === seen.length &&
  sheets.every((rules, at) => {
    const [list, length, last] = seen[at];
    return rules === list && rules.length === length && rules.at(-1) === last;
  });

function collect(sheets, isSupported) {
  const inOrder = sheets
    .flat()
    .flatMap(rulesOnScreen)
    .filter(({ selectorText }) => isSupported(selectorText));
  return new Map(SUPPORTED.map(({ property }) => [property, indexed(inOrder, property)]));
}

const rulesOnScreen = (rule) => {
  if (!rule.media) return rule.selectorText ? [rule] : [];
  return Array.from(rule.media).includes('screen') ? rule.cssRules : [];
};

function indexed(inOrder, property) {
  const index = { byClass: new Map(), byTag: new Map(), everywhere: [] };
  inOrder.forEach(({ selectorText, style }, order) => {
    const value = style.getPropertyValue(property);
    if (!value) return;
    for (const { list, selector } of placesIn(index, selectorText)) list.push({ order, value, selector });
  });
  return index;
}

/** Returns the index entries of a rule: a plain class or tag is enough to match, other selectors go to jsdom. */
function placesIn({ byClass, byTag, everywhere }, selectorText) {
  if (/[([\\]/.test(selectorText)) return [{ list: everywhere, selector: selectorText }];

  return selectorText.split(',').map((part) => {
    const selector = part.trim();
    const [end = ''] = /[^\s>+~]*$/.exec(selector) ?? [];
    const [, dot, name] = /^(\.?)([\w-]+)/.exec(end) ?? [];
    const list = name ? listAt(dot ? byClass : byTag, dot ? name : name.toLowerCase()) : everywhere;
    return { list, selector: selector === `${dot}${name}` ? null : selector };
  });
}

function listAt(map, key) {
  if (!map.has(key)) map.set(key, []);
  return map.get(key);
}
