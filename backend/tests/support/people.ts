/** The second passenger: test quotes are for two people. */
export const SECOND = { title: 'Mr', firstName: 'Brian', lastName: "O'Brien", dateOfBirth: '1979-02-01' };

export const LEAD = {
  title: 'Mrs',
  firstName: 'Ann',
  lastName: "O'Brien",
  dateOfBirth: '1980-05-12',
  email: 'ann@example.com',
  telephone: '02079460123',
  postcode: 'N1 1AA',
  addressLineOne: '1 High Road',
  addressLineTwo: '',
  city: 'London',
  country: 'United Kingdom',
};
