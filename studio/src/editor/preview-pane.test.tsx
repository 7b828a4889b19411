import { ThemeProvider } from '@emotion/react';
import { THEME } from '@storefront/shared/ui/theme';
import { render, screen } from '@testing-library/react';

import type { DocumentKey } from '../api/documents';

import { PreviewPane } from './preview-pane';

const KEY: DocumentKey = { kind: 'groups', id: 'sun' };
const DOCUMENT = { name: 'Sun' };

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ status: 200, json: () => Promise.resolve({ url: 'http://shop.test/preview' }) }),
  ) as unknown as typeof fetch;
});

describe('the frame of the preview', () => {
  it('is outside of the layout, so that it cannot enlarge the stage by which it is measured', async () => {
    render(
      <ThemeProvider theme={THEME}>
        <PreviewPane documentKey={KEY} document={DOCUMENT} check={{ setFrame: () => {}, onLoad: () => {} }} />
      </ThemeProvider>,
    );
    expect(await screen.findByTitle('Preview of the page')).toHaveStyle({ position: 'absolute' });
  });
});
