import { COUNTRIES, countryCode } from './countries';
import { emailAddressSchema } from './email-address';
import { dateOfBirth, isEmail, isPhone } from './passenger-rules';

const TODAY = '2026-11-21';

describe('passenger rules', () => {
  it.each([
    ['29', '2', '2024', '2024-02-29'],
    ['29', '2', '2023', null],
    ['31', '4', '1990', null],
    ['21', '11', '2026', '2026-11-21'],
    ['22', '11', '2026', null],
    ['', '1', '1990', null],
    ['1', '13', '1990', null],
    ['1', '1', '90', null],
    ['1', '1', '1800', null],
    ['5', '6', '1990', '1990-06-05'],
    ['1', '1', '1906', '1906-01-01'],
    ['31', '12', '1905', null],
    ['x1', '1', '1990', null],
    ['1x', '1', '1990', null],
    ['1', 'x1', '1990', null],
    ['1', '1x', '1990', null],
    ['1', '1', 'x1990', null],
    ['1', '1', '1990x', null],
    ['001', '1', '1990', null],
    ['1', '001', '1990', null],
    ['1', '1', '01990', null],
  ])('parse the date of birth %s/%s/%s as %s [PAX-VAL-06]', (day, month, year, expected) => {
    expect(dateOfBirth({ day, month, year }, TODAY)).toBe(expected);
  });

  it.each([
    ['ann@example.com', true],
    ["o'brien+holiday@mail.example.co.uk", true],
    ['ann@example', false],
    ['ann example@mail.com', false],
    ['a@b.com, c@d.com', false],
    ['ann@example.com\nBcc: x@y.com', false],
  ])('validate the email %j as %s [PAX-VAL-09]', (text, valid) => {
    expect(isEmail(text)).toBe(valid);
  });

  it.each([
    'ann..lee@example.com',
    'ann@exämple.com',
    `${'a'.repeat(65)}@example.com`,
    'ann&ben@example.com',
  ])('reject the email %s in the form, because the backend rejects it [PAX-VAL-09]', (text) => {
    expect(emailAddressSchema.safeParse(text).success).toBe(false);
    expect(isEmail(text)).toBe(false);
  });

  it.each([
    [`${'a'.repeat(64)}@example.com`, true],
    [`ann@${'example.'.repeat(30)}museums.uk`, true],
    [`ann@${'example.'.repeat(30)}concerts.uk`, false],
  ])(
    'limit the email to 64 characters before the @ and 254 in total: %s is %s [PAX-VAL-09]',
    (text, valid) => {
      expect(text.length <= 254).toBe(valid);
      expect(isEmail(text)).toBe(valid);
    },
  );

  it.each([
    ['020 7946 0123', true],
    ['+44 (0)20-7946', true],
    ['0207 94601', true],
    ['0207 9460', false],
    ['0207x94601', false],
    ['x0207 946012', false],
    ['0207 946012x', false],
    ['phone number', false],
  ])('validate the phone number %j as %s [PAX-VAL-11]', (text, valid) => {
    expect(isPhone(text)).toBe(valid);
  });

  it.each([
    ['(+)--123 4567', true],
    ['(+)---123 456', false],
  ])('require seven digits of the phone number %j: %s [PAX-VAL-11, DEC-147]', (text, valid) => {
    expect(isPhone(text)).toBe(valid);
  });

  it('list 250 countries by name and use GB for an unknown one [PAX-VAL-17, DEC-60, BADGE-05]', () => {
    expect(COUNTRIES).toHaveLength(250);
    const names = COUNTRIES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(names).toEqual(expect.arrayContaining(['France', 'United Kingdom', 'United States of America']));
    expect(countryCode('France')).toBe('FR');
    expect(countryCode('United States of America')).toBe('US');
    expect(countryCode('Atlantis')).toBe('GB');
  });
});
