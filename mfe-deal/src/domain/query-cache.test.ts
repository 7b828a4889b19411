import { createAskedOnce } from './query-cache';

interface Question {
  readonly month: string;
  readonly from: readonly string[];
}

/** Questions are answered in the order in which the test does so. */
function anAskedOnce() {
  const asked: {
    readonly question: Question;
    readonly signal: AbortSignal;
    readonly answer: (words: string) => Promise<void>;
    readonly fail: () => Promise<void>;
  }[] = [];
  const once = createAskedOnce<Question, string>({
    keyOf: ({ month, from }) => [month, ...from].join(),
    covers: (had, wanted) =>
      had.month === wanted.month && wanted.from.every((code) => had.from.includes(code)),
    ask: (question, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          question,
          signal,
          answer: async (words) => resolve(words),
          fail: async () => reject(new Error('no answer')),
        });
      }),
  });
  return { ...once, asked, stateOf: (question: Question) => once.answers().stateOf(question) };
}

const JUNE: Question = { month: '2027-06', from: ['LGW', 'STN'] };
const JULY: Question = { ...JUNE, month: '2027-07' };
const GATWICK: Question = { ...JUNE, from: ['LGW'] };

describe('what is asked once', () => {
  it('is asked for the first time it is wanted, and no more [HD-ST-05, DEC-13]', async () => {
    const { want, stateOf, asked } = anAskedOnce();
    expect(stateOf(JUNE)).toEqual({ kind: 'unknown' });
    want(JUNE);
    want({ ...JUNE });
    expect(stateOf(JUNE)).toEqual({ kind: 'loading' });
    await asked[0]?.answer('June');
    want(JUNE);
    expect(stateOf(JUNE)).toEqual({ kind: 'known', answer: 'June' });
    expect(stateOf(JULY)).toEqual({ kind: 'unknown' });
    expect(asked).toHaveLength(1);
  });

  it('is answered by a wider answer that is there, and asked for while that is not [HD-ST-01]', async () => {
    const { want, stateOf, asked } = anAskedOnce();
    want(JUNE);
    want(GATWICK);
    expect(asked.map(({ question }) => question)).toEqual([JUNE, GATWICK]);
    await asked[1]?.answer('Gatwick');
    want(JUNE);
    expect(stateOf(JUNE)).toEqual({ kind: 'loading' });

    const other = anAskedOnce();
    other.want(JUNE);
    await other.asked[0]?.answer('June');
    other.want(GATWICK);
    expect(other.stateOf(GATWICK)).toEqual({ kind: 'known', answer: 'June' });
    expect(other.asked).toHaveLength(1);
  });

  it('is asked for again only when the shopper says so, once it has failed [ERR-21]', async () => {
    const { want, askAgain, stateOf, asked } = anAskedOnce();
    want(JUNE);
    await asked[0]?.fail();
    expect(stateOf(JUNE)).toMatchObject({ kind: 'failed', cause: { message: 'no answer' } });
    want(JUNE);
    expect(asked).toHaveLength(1);
    askAgain(JUNE);
    expect(stateOf(JUNE)).toEqual({ kind: 'loading' });
    await asked[1]?.answer('June');
    expect(stateOf(JUNE)).toEqual({ kind: 'known', answer: 'June' });
  });

  it('tells its readers of every change, with other answers', async () => {
    const { want, subscribe, answers, asked } = anAskedOnce();
    const tell = jest.fn();
    const leave = subscribe(tell);
    const seen = [answers()];
    want(JUNE);
    seen.push(answers());
    await asked[0]?.answer('June');
    seen.push(answers());
    expect(tell).toHaveBeenCalledTimes(2);
    expect(new Set(seen).size).toBe(3);
    expect(answers()).toBe(seen[2]);
    leave();
    want(JULY);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('ends with the page: what was on its way is unknown, and what comes late is not heard', async () => {
    const { want, close, stateOf, asked } = anAskedOnce();
    want(JUNE);
    await asked[0]?.answer('June');
    want(JULY);
    close();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    await asked[1]?.answer('too late');
    expect(stateOf(JUNE)).toEqual({ kind: 'known', answer: 'June' });
    expect(stateOf(JULY)).toEqual({ kind: 'unknown' });
    // A page that is drawn twice goes on where it was.
    want(JULY);
    expect(asked[2]?.signal.aborted).toBe(false);
  });
});
