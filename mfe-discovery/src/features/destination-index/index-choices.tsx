import { css } from '@emotion/react';
import type { Explore } from '@storefront/shared/api/explore/explore.schema';
import { monthName } from '@storefront/shared/domain/dates/months';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

import { ORDERS, type IndexOrder } from '../../domain/destination-index/destination-index';
import { indexPath, type IndexView } from '../../domain/destination-index/index-view';

const ORDER_NAMES: Readonly<Record<IndexOrder, string>> = {
  name: 'A to Z',
  country: 'By country',
  kind: 'By kind',
  price: 'By price',
};

interface IndexChoicesProps {
  readonly view: IndexView;
  readonly months: Explore['months'];
}

/** Order and month as links, so that they work without scripts and every choice has a URL. */
export function IndexChoices({ view, months }: IndexChoicesProps) {
  return (
    <div css={choicesStyles}>
      <nav aria-label="Order">
        <ul css={listStyles}>
          {ORDERS.map((order) => (
            <li key={order}>
              <Choice to={indexPath({ ...view, order })} active={order === view.order}>
                {ORDER_NAMES[order]}
              </Choice>
            </li>
          ))}
        </ul>
      </nav>
      {months.length > 0 && (
        <nav aria-label="Month of departure">
          <ul css={[listStyles, monthsStyles]}>
            {months.map(({ month, price }) => (
              <li key={month}>
                <Choice to={indexPath({ ...view, month })} active={month === view.month}>
                  {monthName(month)}
                  {price !== null && <small>from {formatPounds(price)}pp</small>}
                </Choice>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly to: string;
  readonly active: boolean;
  readonly children: React.ReactNode;
}

function Choice({ to, active, children }: ChoiceProps) {
  return (
    <Link to={to} replace preventScrollReset aria-current={active ? 'true' : undefined} css={choiceStyles}>
      {children}
    </Link>
  );
}

const choicesStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

const listStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: 0;
  padding: 2px;
  list-style: none;
`;

const monthsStyles = css`
  flex-wrap: nowrap;
  overflow-x: auto;
`;

const choiceStyles = css`
  display: grid;
  align-content: center;
  min-height: 44px;
  padding: ${space.xxs} ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};
  text-decoration: none;
  white-space: nowrap;

  & small {
    font: ${text.small} ${family.body};
    color: inherit;
  }

  &:hover {
    border-color: ${color.action};
  }

  &[aria-current] {
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};
  }
`;
