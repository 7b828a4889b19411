import clone from './clone';
import cloneDeep from './clone-deep';

const FORM = { passengers: [{ firstName: 'Ada', dateOfBirth: { day: '12' } }], phone: undefined };

describe('copies of the values of a form', () => {
  it('are equal to the values, and share nothing with them when they are deep', () => {
    const copy = cloneDeep(FORM);
    expect(copy).toEqual(FORM);
    expect(copy.passengers[0]?.dateOfBirth).not.toBe(FORM.passengers[0]?.dateOfBirth);
    expect(cloneDeep(undefined)).toBeUndefined();
  });

  it('share the members when they are shallow, and stay arrays', () => {
    const copy = clone(FORM);
    expect(copy).toEqual(FORM);
    expect(copy).not.toBe(FORM);
    expect(copy).toHaveProperty('passengers', FORM.passengers);
    expect(Array.isArray(clone(FORM.passengers))).toBe(true);
  });
});
