import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Spinner } from '@storefront/shared/ui/spinner';

import { errorText, type CallError } from '../api/call';

/** Renders what a screen shows while it has no data: loading, or why it failed with a way to try again. */
export function LoadState({
  error,
  what,
  onRetry,
}: {
  readonly error: CallError | null;
  readonly what: string;
  readonly onRetry: () => void;
}) {
  if (!error) return <Spinner label={`Loading ${what}`} />;
  return (
    <Alert
      tone="error"
      title={`The ${what} cannot be loaded.`}
      action={
        <Button look="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
