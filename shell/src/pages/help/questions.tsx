import { css } from '@emotion/react';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, space } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

import { useBookingQuestions } from './booking-questions';
import { findQuestions, type Topic } from './find-questions';
import { PAYMENT_QUESTIONS } from './payment-questions';
import { QuestionList } from './question-list';
import { useTravelQuestions } from './travel-questions';

/** All questions, and a field that leaves only those with the typed words (DEC-166). */
export function Questions() {
  const [text, setText] = useState('');
  const topics: readonly Topic[] = [
    { id: 'booking', title: 'Booking and prices', questions: useBookingQuestions() },
    { id: 'payments', title: 'Payments', questions: PAYMENT_QUESTIONS },
    { id: 'travel', title: 'Before you travel', questions: useTravelQuestions() },
  ];
  const found = findQuestions(topics, text);
  return (
    <div css={questionsStyles} itemScope itemType="https://schema.org/FAQPage">
      <div css={fieldStyles}>
        <TextField
          label="Find an answer"
          type="search"
          hint="Type a word, such as deposit, bag or passport"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" css={statusStyles}>
          {text.trim() === '' ? '' : outcomeOf(found)}
        </p>
      </div>
      {found.map(({ id, title, questions }) => (
        <QuestionList key={id} title={title} id={id} questions={questions} />
      ))}
    </div>
  );
}

function outcomeOf(found: readonly Topic[]): string {
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return count === 0
    ? 'No answer has these words. Write to us or call us: both are below.'
    : pluralize(count, 'answer', 'answers');
}

const questionsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

const fieldStyles = css`
  max-width: 30rem;
`;

const statusStyles = css`
  min-height: 1.5em;
  margin: ${space.xs} 0 0;
  color: ${color.inkSoft};
`;
