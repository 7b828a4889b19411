import { render, screen } from '@testing-library/react';

import { forcedRulesOf } from '../../testing/forced-rules';

import { Pagination } from './pagination';
import { SegmentedControl } from './segmented-control';
import { Tabs } from './tabs';

describe('the selected state', () => {
  it('uses a system colour under forced colours', () => {
    render(
      <>
        <SegmentedControl
          label="Show"
          value="list"
          onValueChange={() => {}}
          options={[
            { value: 'list', label: 'List' },
            { value: 'map', label: 'Map' },
          ]}
        />
        <Pagination page={1} pageCount={3} onPageChange={() => {}} label="Pages" />
        <Tabs label="Hotel" tabs={[{ value: 'one', label: 'One', content: 'First' }]} />
      </>,
    );
    expect(forcedRulesOf(screen.getByRole('button', { name: 'List' }))).toContain('Highlight');
    expect(forcedRulesOf(screen.getByRole('button', { name: 'Page 1' }))).toContain('Highlight');
    expect(forcedRulesOf(screen.getByRole('tab', { name: 'One' }))).toContain('Highlight');
  });
});
