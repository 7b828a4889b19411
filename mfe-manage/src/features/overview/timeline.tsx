import { css } from '@emotion/react';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { Bell, Check, House, PlaneTakeoff, Wallet, type LucideIcon } from 'lucide-react';

import type { Milestone } from '../../domain/booking-timeline';

const ICONS: Readonly<Record<Milestone['kind'], LucideIcon>> = {
  booked: Check,
  reminder: Bell,
  balance: Wallet,
  'fly-out': PlaneTakeoff,
  home: House,
};

/** What happened and what comes next: a column on phones, a row on wider screens. */
export function Timeline({ milestones }: { readonly milestones: readonly Milestone[] }) {
  return (
    <ol css={listStyles} aria-label="What comes next">
      {milestones.map(({ kind, label, on, state }) => {
        const Icon = state === 'done' ? Check : ICONS[kind];
        return (
          <li
            key={kind}
            css={itemStyles}
            data-state={state}
            aria-current={state === 'next' ? 'step' : undefined}
          >
            <span css={dotStyles} aria-hidden>
              <Icon size={16} />
            </span>
            <span css={textStyles}>
              <strong>{label}</strong> <span>{formatDayWithYear(on)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from.large} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
  }
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-width: 0;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  & strong {
    font-weight: 600;
    color: ${color.ink};
  }

  &[data-state='next'],
  &[data-state='next'] strong {
    color: ${color.notice};
  }

  ${from.large} {
    flex-direction: column;
    align-items: start;
    gap: ${space.xs};
  }
`;

const textStyles = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s};

  ${from.large} {
    flex-direction: column;
  }
`;

const dotStyles = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.skeleton};
  color: ${color.inkSoft};

  [data-state='done'] > & {
    background: ${color.success};
    color: ${color.onAction};
  }

  [data-state='next'] > & {
    border-color: ${color.notice};
    background: ${color.sunSoft};
    color: ${color.notice};
  }
`;
