import { createHash } from 'node:crypto';

import type { Page, Response } from '@playwright/test';

export interface SeenScript {
  /** `file` for a script with a URL, `inline` for a script of the document, `evaluated` for one created from text. */
  readonly from: 'file' | 'inline' | 'evaluated';
  readonly url: string;
  /** `sha384-…` of a file, hex sha256 of an inline script. */
  readonly hash: string;
}

/** The files that a browser loaded, and the scripts that it executed. */
export interface SeenPage {
  readonly url: string;
  readonly scripts: readonly SeenScript[];
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

interface ParsedScript {
  readonly scriptId: string;
  readonly url: string;
  readonly executionContextAuxData?: { readonly isDefault?: boolean; readonly frameId?: string };
}

/**
 * Records scripts by the debugger protocol, which reports every compiled script, including those without a request or an
 * element. Call it before the page is opened, and evaluate nothing in the page meanwhile.
 *
 * @returns a function that returns everything recorded so far
 */
export async function watchPage(page: Page, path: string): Promise<() => Promise<SeenPage>> {
  const engine = await page.context().newCDPSession(page);
  const parsed: ParsedScript[] = [];
  const files = new Map<string, Promise<Buffer>>();
  let document: Response | null = null;
  const { frameTree } = await engine.send('Page.getFrameTree');
  const mainFrame = frameTree.frame.id;

  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (isPage && new URL(response.url()).pathname === path) {
      document = response;
      parsed.length = 0;
    }
    if (response.request().resourceType() !== 'script') return;
    const body = response.body();
    // The page before may be left while it loads a script. A body that is needed rejects where it is used.
    body.catch(() => {});
    files.set(response.url(), body);
  });
  engine.on('Debugger.scriptParsed', (script: ParsedScript) => {
    const context = script.executionContextAuxData;
    if (context?.isDefault && context.frameId === mainFrame) parsed.push(script);
  });
  await engine.send('Debugger.enable');

  return async () => {
    if (!document) throw new Error(`${path} was not opened`);
    const url = document.url();
    const scripts = await Promise.all(
      parsed.map(async (script): Promise<SeenScript> => {
        const file = files.get(script.url);
        if (file)
          return { from: 'file', url: script.url, hash: `sha384-${digest('sha384', await file, 'base64')}` };
        const { scriptSource } = await engine.send('Debugger.getScriptSource', { scriptId: script.scriptId });
        const from = script.url === url ? 'inline' : 'evaluated';
        return { from, url: script.url, hash: digest('sha256', Buffer.from(scriptSource), 'hex') };
      }),
    );
    return { url, scripts, headers: await document.allHeaders(), html: await document.text() };
  };
}

function digest(kind: string, text: Buffer, as: 'hex' | 'base64'): string {
  return createHash(kind).update(text).digest(as);
}
