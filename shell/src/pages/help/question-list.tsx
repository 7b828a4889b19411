import { css } from '@emotion/react';
import { color, family, from, motion, space, text } from '@storefront/shared/ui/tokens';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

interface QuestionListProps {
  readonly title: string;
  /** Target of links to these questions. */
  readonly id: string;
  readonly questions: readonly Question[];
}

/**
 * List of collapsed questions. The text of a closed `details` element is part of the document, so search engines and
 * "find in page" find it, and no script is needed.
 */
export function QuestionList({ title, id, questions }: QuestionListProps) {
  return (
    <div css={rowStyles}>
      <h3 id={id} tabIndex={-1} css={titleStyles}>
        {title}
      </h3>
      <div>
        {questions.map(({ question, answer }) => (
          <details
            key={question}
            css={detailsStyles}
            itemScope
            itemProp="mainEntity"
            itemType="https://schema.org/Question"
          >
            <summary css={summaryStyles}>
              <span itemProp="name">{question}</span>
              <ChevronDown size={20} aria-hidden />
            </summary>
            <div itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
              <div css={answerStyles} itemProp="text">
                {answer}
              </div>
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}

const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  ${from.large} {
    grid-template-columns: 280px minmax(0, 1fr);
    gap: ${space.huge};
  }
`;

const titleStyles = css`
  margin: ${space.m} 0 0;
  font: 700 ${text.h4} ${family.heading};
  color: ${color.ink};
`;

const detailsStyles = css`
  border-top: 1px solid ${color.lineSoft};

  &:last-of-type {
    border-bottom: 1px solid ${color.lineSoft};
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const summaryStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-height: 56px;
  padding: ${space.s} ${space.xs};
  font: 600 ${text.body} ${family.body};
  color: ${color.ink};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: ${color.surfaceAlt};
  }

  & > svg {
    flex: none;
    color: ${color.action};
    transition: transform ${motion.small} ease-out;

    @media (forced-colors: active) {
      color: CanvasText;
    }
  }
`;

const answerStyles = css`
  display: grid;
  gap: ${space.xs};
  max-width: 70ch;
  padding: 0 ${space.xs} ${space.m};
`;
