import { isTypingError } from './typing-error';

const name = (text: string) => {
  const [firstName = '', lastName = ''] = text.split('/');
  return { firstName, lastName };
};

describe('a corrected name', () => {
  it.each([
    ["Brian/O'Brien", 'Brian/Obrien', true],
    ["Brian/O'Brien", "Bryan/O'Brien", true],
    ["Brian/O'Brien", "Brain/O'Brien", true],
    ["Brian/O'Brien", "O'Brien/Brian", true],
    ['José/García', 'Jose/Garcia', true],
    ['Jonathon/Smith', 'Jonathan/Smyth', true],
    ['Katherine/Miller', 'Catharina/Miller', true],
    ['Ann/Smith', 'Bob/Smith', false],
    ["Brian/O'Brien", "Daniel/O'Brien", false],
    ['Ann/Smith', 'Ann/Miller', false],
    ['Ann/Smith', 'Anna/Smithers', false],
    ['Jo/Li', 'Al/Li', false],
  ])('from %s to %s is a typing error: %p [DEC-207]', (booked, corrected, expected) => {
    expect(isTypingError(name(booked), name(corrected))).toBe(expected);
  });
});
