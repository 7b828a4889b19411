import { act } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { aDeal } from '../../../../testing/deal-builders';

import { DealFilterForm } from './deal-filter-form';
import { selectDealPage } from '../../../domain/deal-list/deal-list-page';
import { NO_FILTERS } from '../../../domain/deal-list/list-view';

const FILTERS = { ...NO_FILTERS, boards: ['HB' as const], upTo: 700 };
const { counts: COUNTS } = selectDealPage([aDeal(1), aDeal(2, { startingPrice: 900 })], 'all', {
  ...FILTERS,
  sort: 'newest',
  page: 1,
});

function aForm(props: Partial<ComponentProps<typeof DealFilterForm>> = {}) {
  return <DealFilterForm filters={FILTERS} counts={COUNTS} onChange={() => {}} {...props} />;
}

function rendered(html: string): { readonly page: HTMLElement; readonly form: HTMLFormElement | null } {
  const page = document.createElement('div');
  page.innerHTML = html;
  return { page, form: page.querySelector('form') };
}

describe('the filters of a rendered document', () => {
  it('submit as a form without scripts, with the applied values [LIST-01]', () => {
    // Without scripts a browser renders the content of noscript.
    const { form } = rendered(renderToString(aForm()).replaceAll(/<\/?noscript>/g, ''));
    expect(form).toHaveAttribute('method', 'get');
    expect(form?.querySelector('[type=submit]')).toHaveTextContent('Show these deals');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['q', ''],
      ['board', 'HB'],
      ['upto', '700'],
      ['month', ''],
    ]);
  });

  it('apply what was ticked before hydration, and nothing else [LIST-01]', async () => {
    for (const ticks of [1, 0]) {
      const { page, form } = rendered(renderToString(aForm()));
      const onChange = jest.fn();
      if (ticks) form?.querySelector<HTMLInputElement>('[value="4"]')?.click();
      await act(async () => void hydrateRoot(page, aForm({ onChange })));
      expect(onChange.mock.calls).toEqual(ticks ? [[{ ...FILTERS, stars: [4] }]] : []);
    }
  });
});
