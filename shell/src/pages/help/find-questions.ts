import { isValidElement, type ReactNode } from 'react';

import type { Question } from './question-list';

/** Questions of one topic. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Returns the topics with the questions that contain every word of a text, in the question or in its answer. */
export function findQuestions(topics: readonly Topic[], text: string): readonly Topic[] {
  const terms = termsOf(text);
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const content = `${topic.title} ${question} ${textOf(answer)}`.toLowerCase();
        return terms.every((word) => content.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Without an ending, so that "cancelling" and "bags" find "cancel" and "bag". */
function termsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?:ling|ing|led|ed|s)$/, '') : word));
}

/** Returns the text of an answer; components inside it have none. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => textOf(child)).join(' ');
  if (isValidElement<{ readonly children?: ReactNode }>(node)) return textOf(node.props.children);
  return '';
}
