import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { onDemand } from '@storefront/shared/ui/on-demand/on-demand';
import { useOnDemand } from '@storefront/shared/ui/on-demand/use-on-demand';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import type { Ref } from 'react';

import type { Holiday } from './use-holiday';

/** Id of the choice of the room. */
export const ROOMS_ID = 'holiday-rooms';

const source = onDemand(() => import('./room-cards'));

interface RoomChoiceProps {
  /** Observes when it comes into view. */
  readonly ref: Ref<HTMLDivElement>;
  readonly holiday: Holiday;
}

/** The choice between the rooms that can be booked with the selected package. */
export function RoomChoice({ ref, holiday }: RoomChoiceProps) {
  return (
    <div ref={ref} id={ROOMS_ID} tabIndex={-1}>
      <Rooms holiday={holiday} />
    </div>
  );
}

function Rooms({ holiday }: Pick<RoomChoiceProps, 'holiday'>) {
  const { roomOptions, selection, change, choice } = holiday;
  const { code } = useOnDemand(source, roomOptions.kind === 'loaded', 'when-needed');
  if (!selection) return null;
  if (roomOptions.kind === 'failed')
    return (
      <div css={quietStyles}>
        <p role="status">We could not load the other rooms of this hotel just now.</p>
        <Button look="outline" onClick={roomOptions.retry}>
          Try again
        </Button>
      </div>
    );
  if (roomOptions.kind === 'loading' || !code) return <Skeleton height="296px" />;
  if (roomOptions.options.length < 2) return null;
  return (
    <code.RoomCards
      options={roomOptions.options}
      chosen={holiday.room?.code ?? null}
      rooms={choice.rooms.length}
      onChoose={(room) => change({ room })}
    />
  );
}

const quietStyles = css`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
