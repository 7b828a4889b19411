import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { isEmail, isPhone, TITLES } from '@storefront/shared/domain/passengers/passenger-rules';
import { array, object, string } from 'yup';

import { birthDateProblem } from './birth-date-problem';

/** Builds the validation schema of the form, with the specified texts (PAX-VAL-01 to 16). */
export function formRules(today: IsoDate) {
  const birth = object({ day: string().ensure(), month: string().ensure(), year: string().ensure() }).test(
    'birth',
    (parts, context) => {
      const problem = birthDateProblem(parts, today);
      return problem === null || context.createError({ message: problem.message });
    },
  );
  const passenger = object({
    title: string()
      .oneOf([...TITLES], 'Title is required')
      .required('Title is required'),
    firstName: string().trim().required('First name is required'),
    lastName: string().trim().required('Last name is required'),
    birth,
  });
  const lead = object({
    email: string()
      .trim()
      .required('Email is required')
      .test('form', 'Please enter a valid email address', (text) => text === '' || isEmail(text)),
    phone: string()
      .required('Phone number is required')
      .test('form', 'Please enter a valid phone number', (text) => text === '' || isPhone(text)),
    postcode: string().trim().required('Postcode is required'),
    addressLineOne: string().trim().required('Address line 1 is required'),
    addressLineTwo: string(),
    city: string().trim().required('City is required'),
    country: string().required('Country is required'),
  });
  return object({ passengers: array(passenger).required(), lead });
}
