import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { FiltersProps } from './filter-props';
import { statsOf, FiltersHarness } from '../../../testing/filters-harness';
import { ResortGroup } from './resort-group';

const resortNames = (length: number) => Array.from({ length }, (_, index) => `Resort ${index + 1}`);
const loaded = (names: readonly string[]) => ({ kind: 'loaded', names }) as const;

function show(props: Partial<FiltersProps>, applied: readonly string[] = []) {
  renderInPage(
    <FiltersHarness {...props} choice={{ resorts: applied }}>
      {(filters) => <ResortGroup {...filters} />}
    </FiltersHarness>,
  );
  return userEvent.setup();
}
const rows = () =>
  within(screen.getByRole('group', { name: 'Resort' }))
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

describe('the resort filter', () => {
  it("shows 'Loading resorts…' while loading, and keeps applied resorts visible [SRCH-FLT-16]", () => {
    show({ resorts: { kind: 'loading' } }, ['Side']);
    expect(screen.getByText('Loading resorts…')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Side' })).toBeChecked();
  });

  it("shows 'No resorts found' when there are none [SRCH-FLT-17]", () => {
    show({ resorts: loaded([]) });
    expect(screen.getByText('No resorts found')).toBeVisible();
    expect(screen.queryByText('Loading resorts…')).not.toBeInTheDocument();
  });

  it('shows up to ten resorts without a button [SRCH-FLT-15]', () => {
    show({ resorts: loaded(resortNames(10)) });
    expect(rows()).toHaveLength(10);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows eight resorts, then twelve, and focuses the first added one [SRCH-FLT-15]', async () => {
    const user = show({ resorts: loaded(resortNames(30)) });
    expect(rows()).toEqual(resortNames(8));
    await user.click(screen.getByRole('button', { name: 'Show 4 more' }));
    expect(rows()).toEqual(resortNames(12));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Resort 9' })).toHaveFocus();
  });

  it('starts with the resorts that have the most hotels [SRCH-FLT-15]', () => {
    show({
      resorts: loaded(['Side', 'Lara', 'Kaleici']),
      stats: statsOf({ resortCounts: { Lara: 1200, Kaleici: 30 } }),
    });
    expect(rows()).toEqual(['Lara1,200', 'Kaleici30', 'Side0']);
  });

  it('always includes applied resorts among the twelve, also before Show more [SRCH-FLT-15]', async () => {
    const user = show({ resorts: loaded(resortNames(30)) }, ['Resort 25', 'Elsewhere']);
    expect(rows()).toEqual([...resortNames(8), 'Resort 25', 'Elsewhere']);
    expect(screen.getByRole('checkbox', { name: 'Elsewhere' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(rows()).toEqual([...resortNames(10), 'Resort 25', 'Elsewhere']);
  });

  it('shows only the applied resorts when they are twelve [SRCH-FLT-15]', () => {
    const applied = resortNames(30).slice(18);
    show({ resorts: loaded(resortNames(30)) }, applied);
    expect(rows()).toEqual(applied);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
