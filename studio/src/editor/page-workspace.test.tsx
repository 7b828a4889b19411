import { ThemeProvider } from '@emotion/react';
import { BLOCK_DEFINITIONS } from '@storefront/shared/contracts/blocks/block-definitions';
import { describeBlocks } from '@storefront/shared/contracts/blocks/block-catalogue';
import { THEME } from '@storefront/shared/ui/theme';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';

import type { Finding } from '../api/call';
import { schemaNodeSchema } from '../fields/schema-node';

import { PageWorkspace } from './page-workspace';

const { richText } = BLOCK_DEFINITIONS;
const block = (id: string) => ({ type: 'richText', v: richText.version, id, props: richText.defaults });
const DOCUMENT = { id: 'p', blocks: [block('first'), block('second')] };
const CATALOGUE = { ...describeBlocks({ richText }, (schema) => z.toJSONSchema(schema)), release: null };

const previewed: unknown[] = [];
beforeEach(() => {
  previewed.length = 0;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.fetch = jest.fn((url: string, init?: RequestInit) => {
    if (url === '/api/blocks')
      return Promise.resolve({ status: 200, json: () => Promise.resolve(CATALOGUE) });
    previewed.push(JSON.parse(String(init?.body)));
    return Promise.resolve({ status: 200, json: () => Promise.resolve({ url: 'http://shop.test/p' }) });
  }) as unknown as typeof fetch;
});

function renderPage(findings: readonly Finding[]) {
  render(
    <ThemeProvider theme={THEME}>
      <PageWorkspace
        documentKey={{ kind: 'pages', id: 'p' }}
        editor={{ document: DOCUMENT, change: () => {}, findings }}
        schema={schemaNodeSchema.parse({ type: 'object', properties: { blocks: { type: 'array' } } })}
        check={{
          setFrame: () => {},
          onLoad: () => {},
          loadCount: 0,
          state: 'unchecked',
          findings: [],
          run: () => {},
        }}
      >
        {null}
      </PageWorkspace>
    </ThemeProvider>,
  );
}
const finding = (more: object): Finding => ({
  level: 'error',
  field: 'blocks.1.props.text',
  message: 'is still the sample text of a new block: write your own',
  ...more,
});

describe('a page of blocks', () => {
  it('leads from a sample text to its field, and the preview shows it [DEC-422]', async () => {
    const user = userEvent.setup();
    renderPage([finding({ isPreviewed: true })]);
    expect(await screen.findByText('1 finding stops publishing')).toBeInTheDocument();
    await waitFor(() => expect(previewed).toEqual([{ document: DOCUMENT }]));
    await user.click(screen.getByRole('button', { name: 'Show Text, text' }));
    const field = screen.getByRole('textbox', { name: 'Text' });
    expect(field).toHaveFocus();
    expect(field).toHaveTextContent('Write here.');
    expect(field).toHaveAccessibleDescription(/is still the sample text of a new block/);
    expect(screen.getAllByRole('button', { name: /^Text.*has findings/ })).toHaveLength(1);
  });

  it('is previewed without a block that the shop cannot show', async () => {
    renderPage([finding({ message: 'contains <iframe>, which the shop removes' })]);
    await waitFor(() => expect(previewed).toEqual([{ document: { ...DOCUMENT, blocks: [block('first')] } }]));
  });
});
