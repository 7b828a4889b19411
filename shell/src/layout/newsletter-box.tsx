import { css } from '@emotion/react';
import { subscribeNewsletter } from '@storefront/shared/api/subscribe-newsletter';
import { useRuntime } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';

type Outcome =
  { readonly kind: 'open' | 'sending' | 'sent' } | { readonly kind: 'refused'; readonly words: string };

const NOT_AN_ADDRESS = 'Enter an email address, like name@example.com.';
const NOT_SENT = 'We could not subscribe you. Your address is still here: please try again in a moment.';
const TOO_OFTEN = 'You have tried that a few times. Please wait a minute and try again.';

/** The newsletter box of the footer: asks, says what happens next, and keeps what was typed (FTR-04, DEC-23). */
export function NewsletterBox() {
  const { config } = useRuntime();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'open' });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function subscribe(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    // The browser's own rule for an address, and no other (FTR-VAL-01).
    if (field.value === '' || !field.validity.valid) {
      setOutcome({ kind: 'refused', words: NOT_AN_ADDRESS });
      field.focus();
      return;
    }
    setOutcome({ kind: 'sending' });
    const answer = await subscribeNewsletter(config, field.value);
    if (answer.ok) {
      field.value = '';
      setOutcome({ kind: 'sent' });
    } else {
      setOutcome({ kind: 'refused', words: wordsFor(answer.error) });
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
          aria-describedby={`${id}-said`}
        />
        <Button type="submit" look="outline" loading={outcome.kind === 'sending'}>
          Subscribe
        </Button>
      </div>
      <p id={`${id}-said`} role="status" css={saidStyles}>
        {refused && <CircleAlert size={20} aria-hidden />}
        {outcome.kind === 'sent' && <CircleCheck size={20} aria-hidden />}
        {refused && outcome.words}
        {outcome.kind === 'sent' && 'Check your inbox to confirm your subscription.'}
      </p>
    </form>
  );
}

function wordsFor(error: { readonly kind: string; readonly status?: number }): string {
  if (error.kind !== 'http') return NOT_SENT;
  if (error.status === 429) return TOO_OFTEN;
  return error.status === 400 ? NOT_AN_ADDRESS : NOT_SENT;
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

// Its line is always there: the words that come do not push the footer about.
const saidStyles = css`
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
