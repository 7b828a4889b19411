import { css } from '@emotion/react';
import { TextLink } from '@storefront/shared/ui/text-link';
import { useAnnounce } from '@storefront/shared/ui/live-region';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';

interface AgeNoticeProps {
  /** Legend of the form, for the announcement. */
  readonly guest: string;
  /** First name as typed; may be empty. */
  readonly name: string;
  /** "will be 16 on the day of return, …" */
  readonly warning: string | null;
  readonly isLeadUnderAge: boolean;
  readonly searchAgainPath: string;
}

/** Warns about an age that differs from the search. It is a live message and blocks nothing (DEC-59, usability rule 44). */
export function AgeNotice({ guest, name, warning, isLeadUnderAge, searchAgainPath }: AgeNoticeProps) {
  const announce = useAnnounce();
  const announcement = [isLeadUnderAge ? LEAD_RULE : '', warning ? `${guest} ${warning}` : '']
    .filter(Boolean)
    .join('. ');
  // Without the first name: while it is typed, every key would repeat the announcement.
  useEffect(() => {
    if (announcement !== '') announce(announcement);
  }, [announcement, announce]);

  if (announcement === '') return null;
  return (
    <div css={noticeStyles}>
      <TriangleAlert size={20} aria-hidden css={iconStyles} />
      <div css={textStyles}>
        {isLeadUnderAge && <strong>{LEAD_RULE}</strong>}
        {warning !== null && (
          <>
            <p>
              {name.trim() || 'This passenger'} {warning}
            </p>
            <p>
              <TextLink to={searchAgainPath}>Search again with the right ages</TextLink>. The price may
              change.
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** DEC-59 */
export const LEAD_RULE = 'Lead passenger must be over 18';

const noticeStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s};
  padding: ${space.m};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.sunSoft};
  color: ${color.notice};
  font: ${text.body} ${family.body};
  overflow-wrap: anywhere;
`;

const iconStyles = css`
  margin-top: 2px;
`;

const textStyles = css`
  display: grid;
  gap: ${space.xs};

  & a {
    color: inherit;
  }
`;
