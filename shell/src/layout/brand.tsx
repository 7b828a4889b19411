import { css } from '@emotion/react';
import { useRuntime } from '@storefront/shared/runtime';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Bird } from 'lucide-react';
import { Link } from 'react-router-dom';

export function Brand() {
  const { brand } = useRuntime().config.seller;
  return (
    <Link to="/" aria-label={`${brand}, home`} css={brandStyles}>
      <span css={markStyles} aria-hidden>
        <Bird size={22} />
      </span>
      {brand}
    </Link>
  );
}

const brandStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 44px;
  color: ${color.ink};
  font: 700 ${text.h3} ${family.heading};
  letter-spacing: -0.02em;
  text-decoration: none;
`;

const markStyles = css`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: ${color.action};
  color: ${color.sun};
`;
