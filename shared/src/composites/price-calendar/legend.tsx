import { css } from '@emotion/react';

import { color, family, radius, space, text } from '../../ui/tokens';

import { monthName } from '../../domain/dates/months';
import { RankTag } from './priced-day';
import { tagStyles } from './priced-day.styles';

interface LegendProps {
  /** `yyyy-MM` */
  readonly month: string;
  readonly hasOtherPrices: boolean;
}

/** Renders the meaning of the marks on the days (DEC-14). */
export function Legend({ month, hasOtherPrices }: LegendProps) {
  return (
    <ul css={listStyles}>
      <li>
        <span css={tagStyles} aria-hidden>
          <RankTag rank="Best value" />
        </span>
        <span>Best value: the cheapest day of all months seen so far</span>
      </li>
      <li>
        <span css={tagStyles} aria-hidden>
          <RankTag rank="Monthly best" />
        </span>
        <span>Monthly best: the cheapest day of {monthName(month)}</span>
      </li>
      {hasOtherPrices && (
        <li>
          <span css={otherStyles} aria-hidden>
            £
          </span>
          <span>Fainter, dashed: sold with another board, airport or length of stay</span>
        </li>
      )}
    </ul>
  );
}

const listStyles = css`
  display: grid;
  gap: ${space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  & li {
    display: grid;
    grid-template-columns: 52px 1fr;
    gap: ${space.xs};
    align-items: baseline;
  }
`;

const otherStyles = css`
  justify-self: start;
  padding: 0 ${space.xs};
  border: 1px dashed ${color.line};
  border-radius: ${radius.field};
  font: ${text.caption} ${family.body};
`;
