import { enquiryRequestSchema, sendEnquiry } from '@storefront/shared/api/send-enquiry';
import { useRuntime } from '@storefront/shared/runtime';
import { useState, type FormEvent } from 'react';

interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly reference: string;
  readonly message: string;
  readonly website: string;
}
type FieldName = 'name' | 'email' | 'reference' | 'message';
type Errors = Partial<Record<FieldName, string>>;

const EMPTY: ContactValues = {
  name: '',
  email: '',
  topic: 'booking',
  reference: '',
  message: '',
  website: '',
};

const ERRORS: Readonly<Record<FieldName, string>> = {
  name: 'Enter your name',
  email: 'Enter an email address, such as name@example.com',
  reference: 'Enter a reference of at most 40 characters',
  message: 'Enter your message',
};

/** The contact form: a message is sent once, however often it is submitted, and a failure keeps what was typed. */
export function useContactForm() {
  const { config } = useRuntime();
  const [id, setId] = useState<string | null>(null);
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'sent'>('open');

  const change = (part: Partial<ContactValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    // The server keeps one message for each id: after a lost response a corrected one would be dropped as a repetition.
    setId(null);
    // An error disappears as soon as it is corrected; new ones appear with the next try.
    const current = errorsOf(next);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field in current)));
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = errorsOf(values);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    if (state === 'sending') return;
    setState('sending');
    const messageId = id ?? crypto.randomUUID();
    setId(messageId);
    const request = enquiryRequestSchema.parse({ id: messageId, ...requestOf(values) });
    const response = await sendEnquiry(config, request);
    setState(response.ok ? 'sent' : 'failed');
  }

  return { values, errors, state, change, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}

function requestOf({ reference, ...values }: ContactValues) {
  return { ...values, reference: reference.trim() || null };
}

function errorsOf(values: ContactValues): Errors {
  const parsed = enquiryRequestSchema.omit({ id: true }).safeParse(requestOf(values));
  if (parsed.success) return {};
  const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  return Object.fromEntries(Object.entries(ERRORS).filter(([field]) => fields.has(field)));
}
