import { singleLine } from './single-line';

const schema = singleLine(1, 40);

it.each(["Ann O'Brien", 'Zoë', 'Ann\tMarie', '李'])('a text of one line is accepted: %j', (text) => {
  expect(schema.parse(` ${text} `)).toBe(text);
});

it.each(['', '   ', 'x'.repeat(41)])('a text of another length is rejected: %j', (text) => {
  expect(schema.safeParse(text).success).toBe(false);
});

it.each([
  'Ann\r\nBcc: x@y.example',
  'Ann\u2028Li',
  'Ann\u001B[31m',
  'Ann\u0001',
  'Ann\u0085Li',
  '\u202EnnA',
  '\u2066Ann',
])('a text with lines, control characters or reversed order is rejected: %j', (text) => {
  expect(schema.safeParse(text)).toMatchObject({
    success: false,
    error: { issues: [{ message: 'contains an invalid character' }] },
  });
});
