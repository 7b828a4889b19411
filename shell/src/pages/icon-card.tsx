import { css } from '@emotion/react';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface CardGridProps {
  /** 5: three cards in the first row and two in the second on large screens. */
  readonly cards?: 5;
  readonly children: ReactNode;
}

/** Grid of `IconCard`s with as many columns as fit. */
export function CardGrid({ cards, children }: CardGridProps) {
  return <ul css={[gridStyles, cards === 5 && fiveStyles]}>{children}</ul>;
}

interface IconCardProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** 2 if the card is a section of the page itself. */
  readonly headingLevel?: 2 | 3;
  readonly children: ReactNode;
}

/** Short text with an icon and a title, in a `CardGrid`. */
export function IconCard({ icon: Icon, title, headingLevel = 3, children }: IconCardProps) {
  return (
    <li css={cardStyles}>
      <span css={iconStyles}>
        <Icon size={24} strokeWidth={1.75} aria-hidden />
      </span>
      {headingLevel === 2 ? (
        <SectionHeading size="card">{title}</SectionHeading>
      ) : (
        <h3 css={titleStyles}>{title}</h3>
      )}
      {children}
    </li>
  );
}

const gridStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;
`;

const fiveStyles = css`
  ${from.large} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > li {
      grid-column: span 2;
    }

    & > li:nth-of-type(n + 4) {
      grid-column: span 3;
    }
  }
`;

const cardStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${space.xs};
  padding: ${space.l};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const iconStyles = css`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-bottom: ${space.xs};
  border-radius: ${radius.card};
  background: ${color.tint};
  color: ${color.action};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
  color: ${color.ink};
`;
