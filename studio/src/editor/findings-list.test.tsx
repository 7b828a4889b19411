import { ThemeProvider } from '@emotion/react';
import { THEME } from '@storefront/shared/ui/theme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Finding } from '../api/call';

import { FindingsList } from './findings-list';
import { findingsIn, type PreviewCheck } from './preview-check';

const error: Finding = { level: 'error', field: 'nights', message: 'must not be empty' };
const warning: Finding = { level: 'warning', field: 'seoTitle', message: 'has 74 characters' };
const aCheck = (more: Partial<PreviewCheck> = {}): PreviewCheck => ({
  setFrame: () => {},
  onLoad: () => {},
  loadCount: 1,
  state: 'unchecked',
  findings: [],
  run: () => {},
  ...more,
});
const show = (findings: readonly Finding[], check?: PreviewCheck) =>
  render(
    <ThemeProvider theme={THEME}>
      <FindingsList findings={findings} check={check} />
    </ThemeProvider>,
  );

describe('the findings of the checks', () => {
  it('count errors and warnings apart, errors first, and warnings stop nothing [DEC-410]', () => {
    show([warning, error]);
    const checks = within(screen.getByRole('region', { name: 'Checks' }));
    expect(checks.getByRole('heading').textContent).toContain('1 finding stops publishing');
    expect(checks.getByRole('heading').textContent).toContain('1 warning');
    expect(checks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'nights: must not be emptyShow',
      'Warning: seoTitle: has 74 charactersShow',
    ]);
  });

  it('stop nothing when there are warnings alone [DEC-410]', () => {
    show([warning, { ...warning, field: null }]);
    expect(screen.getByRole('heading').textContent).toContain('Nothing stops publishing');
    expect(screen.getByRole('heading').textContent).toContain('2 warnings');
  });

  it('include those of the page in the preview, which is checked on request [DEC-414]', async () => {
    let runs = 0;
    const check = aCheck({ state: 'checked', findings: [warning], run: () => (runs += 1) });
    show([], check);
    expect(screen.getByRole('heading').textContent).toContain('1 warning');
    expect(screen.getByRole('status').textContent).toBe('See the warnings.');
    await userEvent.click(screen.getByRole('button', { name: 'Check accessibility' }));
    expect(runs).toBe(1);
  });
});

describe('the accessibility check of a preview', () => {
  it('names each rule once for each block, by its place in the text that is edited [DEC-414]', () => {
    const block = (id: string) => ({ type: 'richText', v: 1, id, props: {} });
    const place = (id: string | null, html: string) => ({ block: id, html });
    const checked = [
      {
        rule: 'image-alt',
        help: 'Images must have alternative text',
        places: [
          place('b', '<img 1>'),
          place('b', '<img 2>'),
          place(null, '<img 3>'),
          place('old', '<img 4>'),
        ],
      },
    ];
    const help = 'accessibility: Images must have alternative text';
    expect(findingsIn(checked, { blocks: [block('a'), block('b')] })).toEqual([
      { level: 'warning', field: 'blocks.1', message: `${help} (<img 1>, and 1 more)` },
      { level: 'warning', field: null, message: `${help} (<img 3>)` },
      { level: 'warning', field: null, message: `${help} (<img 4>)` },
    ]);
  });
});
