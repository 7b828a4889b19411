import { css } from '@emotion/react';
import { CalendarPlus, Download, FileText, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import type { ManagedBooking } from '../../api/manage/managed-booking.schema';
import { color, family, radius, space, text } from '../../ui/tokens';

import { detailStyles, dividedItemStyles, listStyles, statusStyles, titleStyles } from './booked.styles';
import { SectionCard } from './section-card';

type BookingDocument = ManagedBooking['documents'][number];

interface DocumentListProps {
  readonly documents: readonly BookingDocument[];
  readonly onSave: (document: BookingDocument) => void;
  /** Id of the document that is being saved. */
  readonly savingId: string | null;
  readonly savedTitle: string | null;
  /** Why a document could not be saved. */
  readonly problem: ReactNode;
}

/** The documents of a booking, each to be saved by its row. */
export function DocumentList({ documents, onSave, savingId, savedTitle, problem }: DocumentListProps) {
  const saving = documents.find(({ id }) => id === savingId);
  return (
    <SectionCard title="Documents">
      {problem}
      <ul css={listStyles}>
        {documents.map((document) => {
          const Icon = iconOf(document);
          return (
            <li key={document.id} css={dividedItemStyles}>
              <button
                type="button"
                css={buttonStyles}
                aria-busy={savingId === document.id || undefined}
                onClick={() => onSave(document)}
              >
                <Icon size={20} aria-hidden />
                <span>
                  <strong css={[titleStyles, nameStyles]}>{document.title}</strong>
                  <span css={detailStyles}>{document.detail}</span>
                </span>
                <Download size={20} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" css={statusStyles}>
        {saving ? `Preparing: ${saving.title}` : savedTitle && `${savedTitle} is saved.`}
      </p>
    </SectionCard>
  );
}

function iconOf({ id, mediaType }: BookingDocument): LucideIcon {
  if (id === 'atol-certificate') return ShieldCheck;
  return mediaType === 'text/calendar' ? CalendarPlus : FileText;
}

const buttonStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s};
  width: 100%;
  min-height: 60px;
  padding: ${space.xs} 0;
  border: 1px solid transparent;
  border-radius: ${radius.field};
  background: none;
  color: ${color.action};
  font: ${text.body} ${family.body};
  text-align: left;
  cursor: pointer;

  &:hover strong {
    text-decoration: underline;
  }

  /* The text keeps its contrast. */
  &[aria-busy='true'] {
    cursor: progress;

    & > svg {
      opacity: 0.4;
    }
  }
`;

// The button has the colour of a link.
const nameStyles = css`
  color: ${color.ink};
`;
