import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/drawer';
import { Row } from '@storefront/shared/ui/stack';
import { below, color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';

import { FlightFilterGroups } from './flight-filter-groups';
import type { FlightFiltersState } from './use-flight-filters';

interface FlightFilterPanelProps {
  readonly state: FlightFiltersState;
  readonly hasInitialAirports: boolean;
  readonly onClear: () => void;
}

/** Filters above the list; on phones in a drawer. They apply immediately. */
export function FlightFilterPanel(props: FlightFilterPanelProps) {
  const { state, hasInitialAirports, onClear } = props;
  return (
    <>
      <section css={panelStyles} aria-label="Filter flights">
        <Row justify="space-between" wrap>
          <h3 css={titleStyles}>Filter flights</h3>
          {state.groupCount > 0 && (
            <Button look="quiet" onClick={onClear}>
              Clear all
            </Button>
          )}
        </Row>
        <FlightFilterGroups state={state} hasInitialAirports={hasInitialAirports} />
      </section>
      <FilterDrawer state={state} hasInitialAirports={hasInitialAirports} />
    </>
  );
}

function FilterDrawer({ state, hasInitialAirports }: Omit<FlightFilterPanelProps, 'onClear'>) {
  const [open, setOpen] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { groupCount, matchingFlights, clear } = state;
  const clearAndKeepFocus = () => {
    clear();
    // "Clear all" is removed, so focus would be lost.
    closeButton.current?.focus();
  };

  return (
    <div css={drawerStyles}>
      <Button
        look="outline"
        wide
        icon={<SlidersHorizontal size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filter flights{groupCount > 0 && ` (${groupCount})`}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Filter flights"
        footer={
          <Button ref={closeButton} wide onClick={() => setOpen(false)}>
            {showFlightsLabel(matchingFlights.length)}
          </Button>
        }
      >
        {groupCount > 0 && (
          <Row justify="end">
            <Button look="quiet" onClick={clearAndKeepFocus}>
              Clear all
            </Button>
          </Row>
        )}
        <FlightFilterGroups state={state} hasInitialAirports={hasInitialAirports} />
      </Drawer>
    </div>
  );
}

function showFlightsLabel(count: number): string {
  if (count === 0) return 'No flights';
  return count === 1 ? 'Show 1 flight' : `Show ${count} flights`;
}

const panelStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${radius.card};
  background: ${color.surfaceAlt};

  ${below.desktop} {
    display: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
  line-height: 44px;
`;

const drawerStyles = css`
  ${from.desktop} {
    display: none;
  }
`;
