import { css } from '@emotion/react';
import { ErrorSummary, type ErrorGroup } from '@storefront/shared/composites/error-summary/error-summary';
import { useRuntime } from '@storefront/shared/runtime';
import { Stack } from '@storefront/shared/ui/stack';
import { TextField } from '@storefront/shared/ui/text-field';
import { TextLink } from '@storefront/shared/ui/text-link';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';

import { digitsOf } from './contact-rules';
import { StepSection } from './step-section';
import type { ContactEntry } from './use-contact';

/** PERS-VAL-01 */
const CONTACT_MISSING = 'Please enter both email and phone number.';
const EMAIL = { id: 'contact-email', message: 'Enter your email' };
const PHONE = { id: 'contact-phone', message: 'Enter your phone number' };

interface ContactFormProps {
  /** Id of the form; the Continue buttons outside the form refer to it. */
  readonly id: string;
  readonly entry: ContactEntry;
  readonly onSubmit: () => void;
}

/** Email and phone of the shopper (PERS-06). */
export function ContactForm({ id, entry, onSubmit }: ContactFormProps) {
  const { contact, missing, failedSubmits, change, onBlur } = entry;

  return (
    <StepSection title="Passenger Contact Information">
      <form
        id={id}
        noValidate
        css={formStyles}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap="m">
          <ErrorSummary groups={problemsOf(missing)} failedSubmits={failedSubmits} />
          <TextField
            label="Email"
            hint="We send your booking confirmation here"
            id={EMAIL.id}
            error={missing.email ? EMAIL.message : undefined}
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={254}
            required
            value={contact.email}
            onChange={({ target }) => change({ ...contact, email: target.value })}
            onBlur={onBlur}
          />
          <TextField
            label="Phone"
            hint="In case we need to reach you about this trip. Digits only"
            id={PHONE.id}
            error={missing.phone ? PHONE.message : undefined}
            type="tel"
            autoComplete="tel"
            sizing="phone"
            required
            value={contact.phone}
            onChange={({ target }) => change({ ...contact, phone: onlyDigits(target) })}
            onBlur={onBlur}
          />
          <StorageNotice />
        </Stack>
      </form>
    </StepSection>
  );
}

function problemsOf({ email, phone }: ContactEntry['missing']): readonly ErrorGroup[] {
  const errors = [...(email ? [EMAIL] : []), ...(phone ? [PHONE] : [])];
  return errors.length === 0 ? [] : [{ title: CONTACT_MISSING, errors }];
}

/** Removes other characters in the field itself, so that the caret stays behind the same digit. */
function onlyDigits(field: HTMLInputElement): string {
  const typed = field.value;
  const digits = digitsOf(typed);
  if (digits === typed) return typed;
  const caret = digitsOf(typed.slice(0, field.selectionStart ?? typed.length)).length;
  field.value = digits;
  field.setSelectionRange(caret, caret);
  return digits;
}

/** Shown at the fields, because the details may be stored before Continue is pressed (claims row 25). */
function StorageNotice() {
  const { contactWhileTyping } = useRuntime().config;
  return (
    <p css={noticeStyles}>
      {contactWhileTyping
        ? 'We keep these contact details as you enter them, to help you with this booking.'
        : 'We keep these contact details when you continue, to help you with this booking.'}{' '}
      <TextLink to="/privacy-policy" target="_blank" rel="noopener">
        Privacy policy
        <VisuallyHidden> (opens in a new window)</VisuallyHidden>
      </TextLink>
    </p>
  );
}

const formStyles = css`
  max-width: 560px;
`;

const noticeStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
