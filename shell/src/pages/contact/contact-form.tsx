import { css } from '@emotion/react';
import { ENQUIRY_TOPICS, MAX_ENQUIRY_MESSAGE } from '@storefront/shared/api/send-enquiry';
import { EmailLink } from '@storefront/shared/composites/page/email-link';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { SlowNotice } from '@storefront/shared/composites/page/slow-notice';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { controlStyles, Field } from '@storefront/shared/ui/field';
import { SelectField } from '@storefront/shared/ui/select-field';
import { from, space } from '@storefront/shared/ui/tokens';
import { TextField } from '@storefront/shared/ui/text-field';
import { visuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useEffect, useRef } from 'react';

import { useContactForm } from './use-contact-form';

const TOPIC_LABELS: Readonly<Record<(typeof ENQUIRY_TOPICS)[number], string>> = {
  booking: 'A booking I have',
  'new holiday': 'A holiday I would like to book',
  payment: 'A payment',
  complaint: 'A complaint',
  other: 'Something else',
};

const TOPICS = ENQUIRY_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] }));

/** A message to the seller, which arrives in its mailbox (DEC-165). */
export function ContactForm() {
  const { values, errors, state, change, submit } = useContactForm();
  if (state === 'sent') return <Sent email={values.email} />;
  return (
    // Without scripts `dialog` submits nothing, and the default would put what was typed into the URL.
    <form css={formStyles} aria-label="Write to us" method="dialog" noValidate onSubmit={submit}>
      <AboutFields {...{ values, errors, change }} />
      <MessageFields {...{ values, errors, change }} />
      {state === 'failed' && (
        <Alert tone="error" title="Your message was not sent">
          Nothing is lost: try again in a moment, call <PhoneLink />, or write to <EmailLink />.
        </Alert>
      )}
      <SlowNotice isBusy={state === 'sending'}>
        Your message is still on its way: please keep this page open.
      </SlowNotice>
      <noscript>
        <p>
          Sending needs JavaScript. You can write to <EmailLink /> instead.
        </p>
      </noscript>
      <div>
        <Button type="submit" look="call" size="large" loading={state === 'sending'}>
          Send message
        </Button>
      </div>
    </form>
  );
}

/** Takes the place of the form, and its focus. */
function Sent({ email }: { readonly email: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} css={sentStyles}>
      <Alert tone="success" title="Your message has reached us">
        We answer within 24 hours, to {email}.
      </Alert>
    </div>
  );
}

type FieldsProps = Pick<ReturnType<typeof useContactForm>, 'values' | 'errors' | 'change'>;

function AboutFields({ values, errors, change }: FieldsProps) {
  return (
    <>
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="We use it to answer, and for nothing else"
        value={values.email}
        error={errors.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <SelectField
        label="What is it about?"
        options={TOPICS}
        value={values.topic}
        onValueChange={(topic) => change({ topic })}
      />
      <TextField
        label="Booking reference (optional)"
        sizing="phone"
        value={values.reference}
        error={errors.reference}
        onChange={(event) => change({ reference: event.target.value })}
      />
    </>
  );
}

function MessageFields({ values, errors, change }: FieldsProps) {
  return (
    <>
      <Field label="Message" error={errors.message}>
        {(control) => (
          <textarea
            {...control}
            css={[controlStyles, messageStyles]}
            rows={6}
            maxLength={MAX_ENQUIRY_MESSAGE}
            value={values.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
      {/* People do not see this field; programs that fill in every field do. */}
      <div css={trapStyles} aria-hidden>
        <label>
          Website
          <input
            tabIndex={-1}
            autoComplete="off"
            value={values.website}
            onChange={(event) => change({ website: event.target.value })}
          />
        </label>
      </div>
    </>
  );
}

// The header and the heading of the form stay above it.
const sentStyles = css`
  scroll-margin-top: 140px;

  &:focus {
    outline: none;
  }
`;

const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-width: 40rem;

  ${from.desktop} {
    gap: ${space.l};
  }
`;

const messageStyles = css`
  padding-block: ${space.s};
  resize: vertical;
`;

const trapStyles = css`
  ${visuallyHidden}
`;
