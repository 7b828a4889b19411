import fc from 'fast-check';

import { scrubFaultText } from './scrub-fault-text';

describe('the message of a fault report', () => {
  it.each([
    ['No account for jo.smith+1@example.co.uk found', 'No account for [email] found'],
    ['cannot call +44 (0)20 7946 0018 now', 'cannot call [number] now'],
    ['card 4111 1111 1111 1111 refused', 'card [number] refused'],
    ['card 4111-1111-1111-1111', 'card [number]'],
    ['born on 1984-03-07', 'born on [number]'],
    [
      'Failed to fetch https://shop.test/api/x?email=a&name=Jo here',
      'Failed to fetch https://shop.test/api/x?… here',
    ],
    [`Unexpected token 'J', "{name: Jo}" is not valid JSON`, 'invalid JSON'],
    ['no option "Jo Smith"', 'no option "[text]"'],
    [
      "Cannot read properties of undefined (reading 'price')",
      "Cannot read properties of undefined (reading 'price')",
    ],
    ['Loading chunk 382 failed.', 'Loading chunk 382 failed.'],
  ])('loses what may be about a person: %s', (text, scrubbed) => {
    expect(scrubFaultText(text)).toBe(scrubbed);
  });

  it('is at most 300 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000, size: 'max' }), (text) => {
        const scrubbed = scrubFaultText(text);
        expect(scrubbed.length).toBeLessThanOrEqual(300);
      }),
    );
  });

  it('has its first 300 characters, with single spaces and none around it', () => {
    const text = 'word '.repeat(500);
    expect(scrubFaultText(text)).toBe(text.slice(0, 300));
    expect(scrubFaultText(' \n a \t\n b  ')).toBe('a b');
    // A long text is cut before it is searched: what comes after 1,200 characters is not read.
    expect(scrubFaultText(`${' '.repeat(1_199)}ab`)).toBe('a');
    expect(scrubFaultText(`${' '.repeat(1_200)}ab`)).toBe('');
  });

  it('never contains an email address or a long number', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.stringMatching(/^\d{11,16}$/), fc.lorem(), (email, number, text) => {
        const scrubbed = scrubFaultText(`${text} ${email} ${number}`);
        expect(scrubbed).not.toContain(number);
        expect(scrubbed).not.toMatch(/\w@\w/);
      }),
    );
  });
});
