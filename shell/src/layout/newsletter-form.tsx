import { css } from '@emotion/react';
import { subscribeNewsletter } from '@storefront/shared/api/subscribe-newsletter';
import { useRuntime } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';

type Outcome =
  | { readonly kind: 'open' | 'sending' | 'sent' }
  | { readonly kind: 'refused'; readonly message: string };

const INVALID_ADDRESS = 'Enter an email address, like name@example.com.';
const FAILED = 'We could not subscribe you. Your address is still here: please try again in a moment.';
const RATE_LIMITED = 'You have tried that a few times. Please wait a minute and try again.';

/** The newsletter form. Keeps the typed address when the request fails (DEC-23). */
export function NewsletterForm({ takesFocus }: { readonly takesFocus: boolean }) {
  const { config } = useRuntime();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'open' });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  async function subscribe(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    // Only the browser's validation of type=email applies, and the field must not be empty (FTR-VAL-01, DEC-470).
    if (field.value === '' || !field.validity.valid) {
      setOutcome({ kind: 'refused', message: INVALID_ADDRESS });
      field.focus();
      return;
    }
    setOutcome({ kind: 'sending' });
    const result = await subscribeNewsletter(config, field.value);
    if (result.ok) {
      field.value = '';
      setOutcome({ kind: 'sent' });
    } else {
      setOutcome({ kind: 'refused', message: messageFor(result.error) });
    }
  }

  const refused = outcome.kind === 'refused';
  return (
    <form css={formStyles} noValidate onSubmit={(event) => void subscribe(event)} aria-label="Newsletter">
      <label htmlFor={id} css={labelStyles}>
        Send me offers, about once a week
      </label>
      <div css={rowStyles}>
        <input
          ref={input}
          id={id}
          css={inputStyles}
          type="email"
          name="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          placeholder="name@example.com"
          aria-invalid={refused || undefined}
          aria-describedby={`${id}-status`}
        />
        <Button type="submit" look="outline" loading={outcome.kind === 'sending'}>
          Subscribe
        </Button>
      </div>
      <p id={`${id}-status`} role="status" css={statusStyles}>
        {refused && <CircleAlert size={20} aria-hidden />}
        {outcome.kind === 'sent' && <CircleCheck size={20} aria-hidden />}
        {refused && outcome.message}
        {outcome.kind === 'sent' && 'Check your inbox to confirm your subscription.'}
      </p>
    </form>
  );
}

function messageFor(error: { readonly kind: string; readonly status?: number }): string {
  if (error.kind !== 'http') return FAILED;
  if (error.status === 429) return RATE_LIMITED;
  return error.status === 400 ? INVALID_ADDRESS : FAILED;
}

const formStyles = css`
  display: grid;
  gap: ${space.xs};
  max-width: 440px;
`;

const labelStyles = css`
  font: 600 ${text.body} ${family.body};
`;

const rowStyles = css`
  display: grid;
  gap: ${space.xs};

  ${from.small} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const inputStyles = css`
  min-width: 0;
  min-height: 48px;
  padding: ${space.xs} ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.ink};
  font: ${text.body} ${family.body};

  &::placeholder {
    color: ${color.inkFaint};
  }
`;

// Reserves one line, so that a message does not shift the footer.
const statusStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 24px;
  font: 600 ${text.small} ${family.body};

  & svg {
    flex: none;
    color: ${color.sun};
  }
`;
