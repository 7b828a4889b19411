import { css } from '@emotion/react';
import { Container } from '@storefront/shared/ui/container';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

import { useSite } from './use-site';

/** Notices of the content team, above the header of every page but the enclosed ones; nothing without a notice. */
export function SiteNotices() {
  const { notices } = useSite();
  if (notices.length === 0) return null;
  return (
    <section aria-label="Notice" css={barStyles}>
      <Container>
        {notices.map(({ id, text: message, link }) => (
          <p key={id} css={noticeStyles}>
            {message} {link && <Link to={link.path}>{link.label}</Link>}
          </p>
        ))}
      </Container>
    </section>
  );
}

const barStyles = css`
  background: ${color.sunSoft};
  color: ${color.ink};
  font: ${text.small} ${family.body};

  @media print {
    display: none;
  }
`;

const noticeStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space.s};
  min-height: 44px;
  padding: ${space.xs} 0;
  text-align: center;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: inherit;
    font-weight: 600;
  }
`;
