import { Alert } from '@storefront/shared/ui/alert';
import { Stack } from '@storefront/shared/ui/stack';
import { TextField } from '@storefront/shared/ui/text-field';
import type { Contact } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useEffect, useRef } from 'react';

interface ContactFormProps {
  readonly value: Contact;
  readonly onChange: (contact: Contact) => void;
  readonly onPause: (contact: Contact) => void;
  /** Set by Continue; counted, so that the same error is brought into sight again. */
  readonly error: { readonly text: string; readonly times: number } | null;
}

/** How we reach the shopper. The phone keeps its digits only (PERS-VAL-02). */
export function ContactForm({ value, onChange, onPause, error }: ContactFormProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error) return;
    message.current?.scrollIntoView({ block: 'center' });
    message.current?.focus();
  }, [error]);

  return (
    <Stack gap="m">
      {error && <Alert ref={message} tone="error" title={error.text} />}
      <TextField
        label="Email"
        hint="We send your confirmation here"
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
        value={value.email}
        onChange={({ target }) => onChange({ ...value, email: target.value })}
        onBlur={() => onPause(value)}
      />
      <TextField
        label="Phone"
        hint="In case we must reach you about your flight. Digits only"
        type="tel"
        autoComplete="tel"
        sizing="phone"
        value={value.phone}
        onChange={({ target }) => onChange({ ...value, phone: target.value.replaceAll(/\D/g, '') })}
        onBlur={() => onPause(value)}
      />
    </Stack>
  );
}
