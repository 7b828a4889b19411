import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Collects errors and warnings of the console, uncaught errors and violations of the content security policy of all pages
 * of a context, as `path: message`. The list grows while pages are open.
 */
export async function watchForComplaints(context: BrowserContext): Promise<readonly string[]> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isMissing(message))
      complaints.push(`${pathOf(message.page()?.url())}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) =>
    complaints.push(`${pathOf(error.page()?.url())}: ${String(error.error())}`),
  );
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`),
    ),
  );
  return complaints;
}

/** The browser logs every 404: that of a document that is missing is the truth about it. */
function isMissing(message: ConsoleMessage): boolean {
  return /status of 404/.test(message.text()) && message.location().url === message.page()?.url();
}

function pathOf(address: string | undefined): string {
  if (address === undefined || !address.startsWith('http')) return 'a page';
  const { pathname, search } = new URL(address);
  return pathname + search;
}
