import { ValidationError } from 'yup';

import { formRules } from './form-rules';
import { passengersOfForm, initialValues, type FormValues } from './form-values';

const TODAY = '2026-11-21';

function aForm(lead: Partial<FormValues['lead']> = {}, firstName = 'Ann'): FormValues {
  const birth = { day: '12', month: '5', year: '1980' };
  return {
    passengers: [{ title: 'Mrs', firstName, lastName: "O'Brien-Müller", birth }],
    lead: {
      email: 'ann@example.com',
      phone: '+44 (0)20-7946 0123',
      postcode: 'N1 1AA',
      addressLineOne: '1 High Road',
      addressLineTwo: '',
      city: 'London',
      country: 'United Kingdom',
      ...lead,
    },
  };
}

function messages(values: FormValues): readonly string[] {
  try {
    formRules(TODAY).validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.errors : [String(error)];
  }
}

describe('the rules of the passenger form', () => {
  it.each([[{}], [{ phone: '2079460123' }], [{ email: ' ann@example.com ' }], [{ addressLineTwo: '' }]])(
    'accept %j [PAX-VAL-09, PAX-VAL-11, PAX-VAL-16, DEC-57]',
    (lead) => expect(messages(aForm(lead))).toEqual([]),
  );

  it.each([
    [{ email: 'ann@example' }, 'Please enter a valid email address'],
    [{ email: 'ann smith@example.com' }, 'Please enter a valid email address'],
    [{ email: '' }, 'Email is required'],
    [{ email: '  ' }, 'Email is required'],
    [{ phone: '020 7946' }, 'Please enter a valid phone number'],
    [{ phone: '207946012' }, 'Please enter a valid phone number'],
    [{ phone: '020 7946 0123 ext 4' }, 'Please enter a valid phone number'],
    [{ phone: '' }, 'Phone number is required'],
    [{ postcode: ' ' }, 'Postcode is required'],
    [{ city: ' ' }, 'City is required'],
  ])('reject %j: %s [PAX-VAL-09, PAX-VAL-11, DEC-57]', (lead, message) => {
    expect(messages(aForm(lead))).toEqual([message]);
  });

  it.each(['Zoë', "D'Arcy", 'Jean-Luc', 'Ø', ' Ann '])('accept the name %j [PAX-VAL-03]', (name) => {
    expect(messages(aForm({}, name))).toEqual([]);
  });

  it('reject a name of spaces only [PAX-VAL-03]', () => {
    expect(messages(aForm({}, '  '))).toEqual(['First name is required']);
  });

  it.each(['', '  '])('reject the last name %j [PAX-VAL-04]', (lastName) => {
    const form = aForm();
    const [passenger] = form.passengers;
    expect(messages({ ...form, passengers: passenger ? [{ ...passenger, lastName }] : [] })).toEqual([
      'Last name is required',
    ]);
  });
});

describe('the data sent to the server', () => {
  it('is trimmed, with an ISO date and the phone number as typed [API-LEAD-01]', () => {
    const sent = passengersOfForm(aForm({ email: ' ann@example.com ', city: ' London ' }, ' Zoë '), TODAY);
    expect(sent.lead).toMatchObject({
      email: 'ann@example.com',
      city: 'London',
      phone: '+44 (0)20-7946 0123',
    });
    expect(sent.passengers).toEqual([
      { title: 'Mrs', firstName: 'Zoë', lastName: "O'Brien-Müller", dateOfBirth: '1980-05-12' },
    ]);
  });
});

describe('the initial values of the form', () => {
  it('prefer the confirmed contact to the one of an older draft [PAX-DRAFT-03, DEC-55]', () => {
    const draft = aForm({ email: 'old@example.com', phone: '0000000000' });
    const { lead } = initialValues(1, draft, { email: 'new@example.com', phone: '02079460123' });
    expect(lead).toEqual({ ...draft.lead, email: 'new@example.com', phone: '02079460123' });
  });

  it('use the first passengers of a draft with another number of guests [DEC-52]', () => {
    const draft = aForm();
    expect(initialValues(2, draft, null).passengers.map(({ firstName }) => firstName)).toEqual(['Ann', '']);
    expect(initialValues(1, { ...draft, passengers: [] }, null).passengers).toHaveLength(1);
    expect(initialValues(2, null, null).lead.country).toBe('United Kingdom');
  });
});
