import { KeptPage } from '../src/render/kept-page';
import type { PageContent } from '../src/render/render-task';

/** Builds the content of a page. */
export function aPageContent(overrides: Partial<PageContent> = {}): PageContent {
  return {
    kind: 'page',
    status: 200,
    head: '',
    body: '<div id="root"></div>',
    styles: [],
    hydration: '{}',
    sharedForSeconds: 60,
    ...overrides,
  };
}

/** Builds a kept page whose document is the text alone. */
export function aKeptPage(text: string, sharedForSeconds = 60): Promise<KeptPage> {
  return KeptPage.create(aDocumentText(text), sharedForSeconds);
}

export const EMPTY_SNAPSHOT = { json: '{}', id: 'empty' };

export function aDocumentText(before: string) {
  return { before, snapshot: EMPTY_SNAPSHOT, after: '', headers: {} };
}

/** Returns the text of a document of `aKeptPage`. */
export async function textOf(page: KeptPage): Promise<string> {
  const body = await page.body(await page.document(EMPTY_SNAPSHOT), null);
  return body.toString('utf8').replace(/\{\}$/, '');
}
