import { createElement } from 'react';

import { findQuestions, type Topic } from './find-questions';

const TOPICS: readonly Topic[] = [
  {
    id: 'payments',
    title: 'Payments',
    questions: [
      { question: 'How much is the deposit?', answer: createElement('p', {}, 'At least ', 49, ' pounds.') },
      { question: 'Can I cancel?', answer: createElement('p', {}, createElement('b', {}, 'In writing.')) },
    ],
  },
  {
    id: 'travel',
    title: 'Before you travel',
    questions: [{ question: 'Which bags?', answer: 'Hold bags.' }],
  },
];

const found = (text: string) =>
  findQuestions(TOPICS, text).flatMap(({ questions }) => questions.map(({ question }) => question));

describe('finding questions', () => {
  it('keeps all without a text', () => {
    expect(found('  ')).toHaveLength(3);
  });

  it.each([
    ['Deposit', ['How much is the deposit?']],
    ['cancelling', ['Can I cancel?']],
    ['in writing', ['Can I cancel?']],
    ['49', ['How much is the deposit?']],
    ['bag', ['Which bags?']],
    ['payments', ['How much is the deposit?', 'Can I cancel?']],
    ['deposit passport', []],
  ])('finds by the words "%s" of question, answer and topic [DEC-166]', (text, questions) => {
    expect(found(text)).toEqual(questions);
  });
});
