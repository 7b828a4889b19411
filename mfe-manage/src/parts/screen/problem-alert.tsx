import { css } from '@emotion/react';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { useEffect, useRef, type ReactNode } from 'react';

import type { CallProblem } from '../../domain/call-problem';

interface ProblemAlertProps {
  readonly problem: CallProblem | null;
  /** Text for a refusal, by its code; otherwise the message of the server is shown. */
  readonly refusals?: Readonly<Record<string, ReactNode>>;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
}

/** States why a call failed and what to do next. A new problem takes the focus. */
export function ProblemAlert({
  problem,
  refusals = {},
  onRetry,
  retryLabel = 'Try again',
}: ProblemAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [problem]);
  if (!problem || problem.kind === 'access-ended') return null;

  const retry = onRetry && (
    <Button look="outline" onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <Alert ref={box} tone="error" title={TITLES[problem.kind]} action={retry}>
      {problem.kind === 'refused' ? (refusals[problem.code] ?? problem.message) : TEXTS[problem.kind]}{' '}
      <span css={callStyles}>
        You can always call us on <PhoneLink />.
      </span>
    </Alert>
  );
}

const callStyles = css`
  & > a {
    white-space: nowrap;
  }
`;

type VisibleKind = Exclude<CallProblem['kind'], 'access-ended'>;

const TITLES: Readonly<Record<VisibleKind, string>> = {
  refused: 'This was not possible',
  'too-often': 'There were too many tries',
  unreachable: 'We could not be reached',
  'server-error': 'Something went wrong at our end',
};
const TEXTS: Readonly<Record<Exclude<VisibleKind, 'refused'>, string>> = {
  'too-often': 'For your safety we stop for 15 minutes. Please wait, then try again.',
  unreachable: 'Check your connection, then try again. Doing it again never counts twice.',
  'server-error': 'Please try again in a few minutes. Doing it again never counts twice.',
};
