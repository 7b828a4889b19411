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
  readonly departuresTicked: boolean;
  readonly onClear: () => void;
}

/** The filters: in sight above the list, on a phone behind a button. They act at once. */
export function FlightFilterPanel(props: FlightFilterPanelProps) {
  const { state, departuresTicked, onClear } = props;
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
        <FlightFilterGroups state={state} departuresTicked={departuresTicked} />
      </section>
      <PhoneFilters state={state} departuresTicked={departuresTicked} />
    </>
  );
}

function PhoneFilters({ state, departuresTicked }: Omit<FlightFilterPanelProps, 'onClear'>) {
  const [open, setOpen] = useState(false);
  const show = useRef<HTMLButtonElement>(null);
  const { groupCount, found, clear } = state;
  const clearAndKeepFocus = () => {
    clear();
    // The button that was pressed goes, and would take the focus with it.
    show.current?.focus();
  };

  return (
    <div css={phoneStyles}>
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
          <Button ref={show} wide onClick={() => setOpen(false)}>
            {showWords(found.length)}
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
        <FlightFilterGroups state={state} departuresTicked={departuresTicked} />
      </Drawer>
    </div>
  );
}

function showWords(count: number): string {
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

const phoneStyles = css`
  ${from.desktop} {
    display: none;
  }
`;
