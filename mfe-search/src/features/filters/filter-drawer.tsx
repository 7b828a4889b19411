import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/drawer';
import { Row } from '@storefront/shared/ui/stack';
import { color, family, text } from '@storefront/shared/ui/tokens';

import { appliedCount } from '../../domain/applied-filters';

import { ClearFilters } from './clear-filters';
import type { FilterFigures, FiltersProps } from './filter-props';
import { FilterGroups } from './filter-groups';

interface FilterDrawerProps extends FiltersProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The filters of phones. They act at once; the button below says what they leave (usability rule 25). */
export function FilterDrawer({ open, onOpenChange, onClear, ...groups }: FilterDrawerProps) {
  const applied = appliedCount(groups.choice);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <Button look="call" wide onClick={() => onOpenChange(false)}>
          {showWords(groups.figures)}
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

function showWords(figures: FilterFigures | null): string {
  if (!figures) return 'Show holidays';
  if (figures.total === 0) return 'No holidays';
  return figures.total === 1 ? 'Show 1 holiday' : `Show ${figures.total.toLocaleString('en-GB')} holidays`;
}

const appliedStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
