import { css } from '@emotion/react';
import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/drawer';
import { from } from '@storefront/shared/ui/tokens';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { DealFilterForm, type DealFilterFormProps } from './deal-filter-form';

interface DealFilterDrawerProps extends Omit<DealFilterFormProps, 'id'> {
  /** Number of active values. */
  readonly applied: number;
  /** Number of matching deals. */
  readonly total: number;
  readonly pending: boolean;
}

/** Renders the filters of narrow screens in a drawer; its button shows the number of active values (usability rule 25). */
export function DealFilterDrawer({ applied, total, pending, ...form }: DealFilterDrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div css={narrowStyles}>
      <Button
        look="outline"
        icon={<SlidersHorizontal size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {applied === 0 ? 'Filters' : `Filters (${applied})`}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        footer={
          <Button look="call" wide loading={pending} onClick={() => setOpen(false)}>
            {total === 1 ? 'Show 1 deal' : `Show ${formatCount(total)} deals`}
          </Button>
        }
      >
        <DealFilterForm {...form} />
      </Drawer>
    </div>
  );
}

// Wide screens, and all screens without scripts, show the filters beside the list.
const narrowStyles = css`
  ${from.large} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;
