import { redone, startHistory, undone, withEdit, type TextHistory } from './text-history';

const typed = (history: TextHistory, html: string, at: number, inputType = 'insertText') =>
  withEdit(history, { html, caret: html.length }, { inputType, at });
const texts = ({ past, present, future }: TextHistory) =>
  [...past, present, ...future].map(({ html }) => html);

describe('the history of a text', () => {
  it('has one step for keys of one kind without a pause', () => {
    const word = ['a', 'ab', 'abc'].reduce(
      (history, html, nth) => typed(history, html, nth * 200),
      startHistory(''),
    );
    expect(texts(word)).toEqual(['', 'abc']);
    expect(texts(typed(word, 'abcd', 2_000))).toEqual(['', 'abc', 'abcd']);
    expect(texts(typed(word, 'ab', 500, 'deleteContentBackward'))).toEqual(['', 'abc', 'ab']);
    expect(
      texts(typed(typed(word, 'abc\n', 500, 'insertParagraph'), 'x', 600, 'insertParagraph')),
    ).toHaveLength(4);
  });

  it('has a step for each edit that is no typing, and forgets what was undone at the next edit', () => {
    const pasted = withEdit(typed(startHistory(''), 'a', 0), { html: 'b', caret: 1 }, null);
    const back = undone(pasted);
    expect(back?.present).toEqual({ html: 'a', caret: 1 });
    expect(back && redone(back)?.present.html).toBe('b');
    expect(back && texts(typed(back, 'ac', 10))).toEqual(['', 'a', 'ac']);
  });

  it('ends at the first and the last text, and keeps 200 steps', () => {
    expect(undone(startHistory('a'))).toBeNull();
    expect(redone(startHistory('a'))).toBeNull();
    const long = Array.from({ length: 300 }, (_none, nth) => String(nth)).reduce(
      (history, html) => withEdit(history, { html, caret: 0 }, null),
      startHistory(''),
    );
    expect(long.past).toHaveLength(200);
  });
});
