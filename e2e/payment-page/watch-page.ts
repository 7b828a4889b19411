import { createHash } from 'node:crypto';

import type { Page, Response } from '@playwright/test';

export interface SeenScript {
  /** Address of a file; `inline` for a script of the document; `evaluated` for one made of text. */
  readonly from: 'file' | 'inline' | 'evaluated';
  readonly url: string;
  /** `sha384-…` of a file, hex sha256 of an inline script. */
  readonly hash: string;
}

/** What a browser really got and ran of a page. */
export interface SeenPage {
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
 * Listens to the engine itself, which knows of every script that it compiles, also of those that no request
 * and no element tells of. To be called before the page is opened; nothing may be evaluated in it meanwhile.
 *
 * @returns what was seen up to the moment of the call
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
    if (response.request().resourceType() === 'script') files.set(response.url(), response.body());
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
    return { scripts, headers: await document.allHeaders(), html: await document.text() };
  };
}

function digest(kind: string, text: Buffer, as: 'hex' | 'base64'): string {
  return createHash(kind).update(text).digest(as);
}
