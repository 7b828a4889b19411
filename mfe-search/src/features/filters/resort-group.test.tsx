import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { FiltersProps } from './filter-props';
import { figuresOf, FiltersOnPage } from '../../../testing/filters-harness';
import { ResortGroup } from './resort-group';

const resortNames = (length: number) => Array.from({ length }, (_, index) => `Resort ${index + 1}`);
const known = (names: readonly string[]) => ({ kind: 'known', names }) as const;

function show(props: Partial<FiltersProps>, applied: readonly string[] = []) {
  renderInPage(
    <FiltersOnPage {...props} choice={{ resorts: applied }}>
      {(filters) => <ResortGroup {...filters} />}
    </FiltersOnPage>,
  );
  return userEvent.setup();
}
const rows = () =>
  within(screen.getByRole('group', { name: 'Resort' }))
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

describe('the resorts', () => {
  it("say 'Loading resorts…' while loading, and keep what is applied in sight [SRCH-FLT-16]", () => {
    show({ resorts: { kind: 'loading' } }, ['Side']);
    expect(screen.getByText('Loading resorts…')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Side' })).toBeChecked();
  });

  it("say 'No resorts found' when there are none [SRCH-FLT-17]", () => {
    show({ resorts: known([]) });
    expect(screen.getByText('No resorts found')).toBeVisible();
    expect(screen.queryByText('Loading resorts…')).not.toBeInTheDocument();
  });

  it('show up to ten of them at once [SRCH-FLT-15]', () => {
    show({ resorts: known(resortNames(10)) });
    expect(rows()).toHaveLength(10);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('show eight of many, and twelve at most, with the focus on the first that came [SRCH-FLT-15]', async () => {
    const user = show({ resorts: known(resortNames(30)) });
    expect(rows()).toEqual(resortNames(8));
    await user.click(screen.getByRole('button', { name: 'Show 4 more' }));
    expect(rows()).toEqual(resortNames(12));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Resort 9' })).toHaveFocus();
  });

  it('begin with those that have most hotels [SRCH-FLT-15]', () => {
    show({
      resorts: known(['Side', 'Lara', 'Kaleici']),
      figures: figuresOf({ resortCounts: { Lara: 1200, Kaleici: 30 } }),
    });
    expect(rows()).toEqual(['Lara1,200', 'Kaleici30', 'Side0']);
  });

  it('keep an applied one in its place among the twelve, ticked, also before the rest is shown [SRCH-FLT-15]', async () => {
    const user = show({ resorts: known(resortNames(30)) }, ['Resort 25', 'Elsewhere']);
    expect(rows()).toEqual([...resortNames(8), 'Resort 25', 'Elsewhere']);
    expect(screen.getByRole('checkbox', { name: 'Elsewhere' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(rows()).toEqual([...resortNames(10), 'Resort 25', 'Elsewhere']);
  });
});
