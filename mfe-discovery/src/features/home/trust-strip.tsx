import { css } from '@emotion/react';
import { Container } from '@storefront/shared/ui/container';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { BadgeCheck, Headset, ShieldCheck, Wallet } from 'lucide-react';

const CLAIMS = [
  { icon: ShieldCheck, title: 'ATOL protected', words: 'Every package, every penny' },
  { icon: Wallet, title: 'Low deposits', words: 'From £49 per person' },
  { icon: Headset, title: '24x7 in-resort support', words: 'Someone to call, always' },
  { icon: BadgeCheck, title: 'Price match promise', words: '92% book with us again' },
] as const;

export function TrustStrip() {
  return (
    <Container>
      <ul css={stripStyles} aria-label="Why book with us">
        {CLAIMS.map(({ icon: Icon, title, words }) => (
          <li key={title} css={claimStyles}>
            <span css={iconStyles} aria-hidden>
              <Icon size={20} />
            </span>
            <span>
              <strong css={titleStyles}>{title}</strong>
              <br />
              {words}
            </span>
          </li>
        ))}
      </ul>
    </Container>
  );
}

const stripStyles = css`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space.m};
  padding: 0;
  list-style: none;

  ${from.large} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const claimStyles = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space.s};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const iconStyles = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.card};
  background: ${color.tint};
  color: ${color.action};
`;

const titleStyles = css`
  font: 700 ${text.body} ${family.heading};
  color: ${color.ink};
`;
