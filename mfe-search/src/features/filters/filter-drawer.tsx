import { css } from '@emotion/react';
import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/drawer';
import { Row } from '@storefront/shared/ui/stack';
import { color, family, text } from '@storefront/shared/ui/tokens';

import { appliedCount } from '../../domain/applied-filters';

import { ClearFilters } from './clear-filters';
import type { FilterStats, FiltersProps } from './filter-props';
import { FilterGroups } from './filter-groups';

interface FilterDrawerProps extends FiltersProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The filters on phones. They apply immediately; the button shows how many holidays match (usability rule 25). */
export function FilterDrawer({ open, onOpenChange, onClear, ...groups }: FilterDrawerProps) {
  const applied = appliedCount(groups.choice);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <Button look="call" wide onClick={() => onOpenChange(false)}>
          {showLabel(groups.stats)}
        </Button>
      }
    >
      <Row justify="space-between">
        <span css={appliedStyles}>{applied} applied</span>
        <ClearFilters applied={applied} onClear={onClear} />
      </Row>
      <FilterGroups {...groups} />
    </Drawer>
  );
}

function showLabel(stats: FilterStats | null): string {
  if (!stats) return 'Show holidays';
  if (stats.total === 0) return 'No holidays';
  return stats.total === 1 ? 'Show 1 holiday' : `Show ${formatCount(stats.total)} holidays`;
}

const appliedStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
