import { JSDOM } from 'jsdom';

import { holdInput } from './held-input';

/** A rendered page whose scripts have not run, with a list of the clicks that its own script would handle. */
function openPage() {
  const { window } = new JSDOM(
    `<div id="root"><button id="search"><b>Search</b></button><label>Pool<input type="checkbox" id="pool"></label>
      <a id="deals" href="#deals">Deals</a><input id="hotel"><select id="sort"><option>best<option>price</select></div>
    <button id="outside">Preview</button><p id="progress"></p><div id="boot-notice"></div>`,
    { runScripts: 'outside-only' },
  );
  const { document } = window;
  const root = document.documentElement;
  // jsdom has no pointer events.
  window.eval('window.PointerEvent ??= MouseEvent');
  window.eval(holdInput('root', 'progress'));
  const handled: string[] = [];
  document.addEventListener('click', ({ target }) => {
    if (target instanceof window.Element) handled.push(target.id || target.localName);
  });
  const values: string[] = [];
  const field = (id: string) => {
    const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`);
    if (!found) throw new Error(`No field ${id}`);
    return found;
  };
  return {
    handled,
    /** What the script of the page received, one entry for each event with a new value. */
    values,
    valueOf: (id: string) => field(id).value,
    type(id: string, text: string) {
      field(id).value = text;
      field(id).dispatchEvent(new window.Event('input', { bubbles: true }));
    },
    /** Takes a field over as React does: remembers its value, and ignores events without a change of it. */
    takeOver(id: string) {
      const element = field(id);
      const prototype = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
      let current = element.value;
      Object.defineProperty(element, 'value', {
        get: () => prototype?.get?.call(element),
        set: (text: string) => {
          current = text;
          prototype?.set?.call(element, text);
        },
      });
      element.addEventListener('input', () => {
        if (element.value === current) return;
        current = element.value;
        values.push(current);
      });
    },
    onChoice: (id: string) => field(id).addEventListener('change', () => values.push(field(id).value)),
    click: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
    remove: (selector: string) => document.querySelector(selector)?.remove(),
    isChecked: () => document.querySelector<HTMLInputElement>('#pool')?.checked,
    progress: () => document.querySelector('#progress')?.textContent,
    showNotice: () => document.querySelector('#boot-notice')?.setAttribute('data-shown', ''),
    hydrate: () => root.setAttribute('data-boot', 'hydrating'),
    /** Marks the page as interactive; the observer and then its task run before the second of these tasks. */
    async boot() {
      root.setAttribute('data-booted', 'true');
      for (const _ of [1, 2]) await new Promise((resolve) => window.setTimeout(resolve, 0));
    },
    /** Longer than the pause between two looks at a field. */
    rest: () => new Promise((resolve) => window.setTimeout(resolve, 30)),
  };
}

describe('clicks before the scripts of a page have run', () => {
  it('are announced, kept and repeated once the page is interactive', async () => {
    const page = openPage();
    page.click('b');
    expect(page.handled).toEqual([]);
    expect(page.progress()).toBe('One moment…');
    await page.boot();
    expect(page.handled).toEqual(['search']);
  });

  it('tick a checkbox when its script can see it, and not before', async () => {
    const page = openPage();
    page.click('#pool');
    expect(page.isChecked()).toBe(false);
    await page.boot();
    expect(page.isChecked()).toBe(true);
  });

  it('count once, the last one: a visitor who changed their mind pressed another control', async () => {
    const page = openPage();
    page.click('#search');
    page.click('#search');
    page.click('#pool');
    await page.boot();
    expect(page.handled).toEqual(['pool']);
  });

  it('follow a link and press controls of the document itself at once', () => {
    const page = openPage();
    page.click('#deals');
    page.click('#outside');
    expect(page.handled).toEqual(['deals', 'outside']);
  });

  it('are left to React while it hydrates', () => {
    const page = openPage();
    page.hydrate();
    page.click('#search');
    expect(page.handled).toEqual(['search']);
  });

  it('are left alone when the scripts cannot start', () => {
    const page = openPage();
    page.showNotice();
    page.click('#pool');
    expect(page.isChecked()).toBe(true);
  });

  it('are dropped when the page was rendered again without the control', async () => {
    const page = openPage();
    page.click('#search');
    page.remove('#search');
    await page.boot();
    expect(page.handled).toEqual([]);
  });

  it('are handled normally once the page is interactive', async () => {
    const page = openPage();
    await page.boot();
    page.click('#search');
    expect(page.handled).toEqual(['search']);
  });
});

describe('what is typed before the scripts of a page have run', () => {
  it('reaches the script of the field once the page is interactive', async () => {
    const page = openPage();
    page.type('hotel', 'pal');
    page.type('hotel', 'palace');
    page.takeOver('hotel');
    await page.boot();
    expect(page.values).toEqual(['palace']);
    expect(page.valueOf('hotel')).toBe('palace');
  });

  it('waits for a field that is hydrated later', async () => {
    const page = openPage();
    page.type('hotel', 'palace');
    await page.boot();
    expect(page.values).toEqual([]);
    page.takeOver('hotel');
    await page.rest();
    expect(page.values).toEqual(['palace']);
  });

  it('is not put in the place of what was typed meanwhile', async () => {
    const page = openPage();
    page.type('hotel', 'pal');
    page.takeOver('hotel');
    page.hydrate();
    page.type('hotel', 'palace');
    await page.boot();
    expect(page.valueOf('hotel')).toBe('palace');
  });

  it('precedes the click on a control that was pressed after it', async () => {
    const page = openPage();
    page.type('hotel', 'palace');
    page.click('#search');
    await page.boot();
    expect(page.handled).toEqual([]);
    page.takeOver('hotel');
    await page.rest();
    expect(page.values).toEqual(['palace']);
    expect(page.handled).toEqual(['search']);
  });

  it('includes the choice of a list', async () => {
    const page = openPage();
    page.type('sort', 'price');
    page.onChoice('sort');
    await page.boot();
    expect(page.values).toEqual(['price']);
  });
});
