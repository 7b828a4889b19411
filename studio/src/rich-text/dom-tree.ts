import { htmlOf, parseHtml, type HtmlNode } from './html-tree';

/** Returns the DOM nodes of a tree. Only elements and texts of it are created; no HTML is parsed. */
export function domNodesOf(nodes: readonly HtmlNode[], owner: Document): readonly Node[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return owner.createTextNode(node);
    const element = owner.createElement(node.tag);
    if (node.href !== undefined) element.setAttribute('href', node.href);
    element.append(...domNodesOf(node.children, owner));
    return element;
  });
}

/** Returns the HTML of an edited element: what the browser has added while typing, such as styles, is left out. */
export function editedHtml(element: HTMLElement): string {
  if ((element.textContent ?? '').trim() === '') return '';
  return htmlOf(parseHtml(element.innerHTML).nodes).replaceAll(/<(p|h[234]|li)>(?:<br>)?<\/\1>/g, '');
}
