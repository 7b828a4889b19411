const { createRequire } = require('node:module');

const fromJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const cssom = fromJsdom('rrweb-cssom');

const BROWSERS_OWN = cssom.parse(fromJsdom('./jsdom/browser/default-stylesheet.js'));

/** What roles, names, clicks and `toBeVisible` ask of each element; `initial` is there for what children inherit. */
const ASKED = [
  { property: 'display', name: 'display' },
  { property: 'opacity', name: 'opacity' },
  { property: 'visibility', name: 'visibility', initial: 'visible' },
  { property: 'pointer-events', name: 'pointerEvents', initial: 'auto' },
];

/**
 * A `getComputedStyle` that tells what jsdom's tells, and works out only what is asked.
 *
 * jsdom matches every rule of the page against an element to answer whether it is displayed; Testing Library
 * asks that of every element and its ancestors. Here, only rules that set the property asked for are
 * looked at, found by the class or tag that their selector ends with. As in jsdom, the last rule wins. Every other
 * property is jsdom's own to tell.
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
  const told = (asked) => valueOf(element, asked, rulesOf);
  const answers = {
    getPropertyValue(property) {
      const asked = ASKED.find((one) => one.property === property);
      return asked ? told(asked) : whole().getPropertyValue(property);
    },
  };
  for (const asked of ASKED) Object.defineProperty(answers, asked.name, { get: () => told(asked) });

  return new Proxy(answers, {
    get: (_, name) => (name in answers ? answers[name] : whole()[name]),
    has: (_, name) => name in whole(),
  });
}

function valueOf(element, asked, rulesOf) {
  const own = inlineValue(element, asked) || sheetValue(element, rulesOf(asked.property));
  if (own && own !== 'unset') return own;
  if (!asked.initial) return '';
  return element.parentElement ? valueOf(element.parentElement, asked, rulesOf) : asked.initial;
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

/** The rules of each property, gathered anew when a sheet or a rule has come or gone. */
function rulesByProperty(document) {
  let gathered = { sheets: [], rules: new Map() };
  const isKnown = knownTo(document);

  return (property) => {
    const sheets = [BROWSERS_OWN, ...document.styleSheets].map(({ cssRules }) => cssRules);
    if (!sameSheets(sheets, gathered.sheets)) {
      gathered = {
        sheets: sheets.map((rules) => [rules, rules.length, rules.at(-1)]),
        rules: gather(sheets, isKnown),
      };
    }
    return gathered.rules.get(property);
  };
}

/** Whether jsdom can read a selector; a rule whose selector it cannot read matches nothing. */
function knownTo(document) {
  const nobody = document.createDocumentFragment();
  const known = new Map();
  const isKnown = (selector) => {
    try {
      nobody.querySelector(selector);
      return true;
    } catch {
      return false;
    }
  };
  return (selector) => {
    if (!known.has(selector)) known.set(selector, isKnown(selector));
    return known.get(selector);
  };
}

const sameSheets = (sheets, seen) =>
  sheets.length === seen.length &&
  sheets.every((rules, at) => {
    const [list, length, last] = seen[at];
    return rules === list && rules.length === length && rules.at(-1) === last;
  });

function gather(sheets, isKnown) {
  const inOrder = sheets
    .flat()
    .flatMap(rulesOnScreen)
    .filter(({ selectorText }) => isKnown(selectorText));
  return new Map(ASKED.map(({ property }) => [property, indexed(inOrder, property)]));
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

/** Where an element finds a rule: a plain class or tag is enough to match, all else is asked of jsdom. */
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
