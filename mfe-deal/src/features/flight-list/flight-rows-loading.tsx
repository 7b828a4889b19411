import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';

/** Number of placeholder rows (CONST-15, DEC-84). */
const ROWS = 12;

export function FlightRowsLoading() {
  return (
    <Stack gap="s" role="status" aria-label="Loading flights">
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} height="188px" />
      ))}
    </Stack>
  );
}
