import { css } from '@emotion/react';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { ArrowLeft, CalendarX, Eye, EyeOff, History, Save, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { z } from 'zod';

import type { Role } from '../api/accounts';
import { errorsOf, errorText } from '../api/call';
import { isInReview, KIND_NAMES, type OpenedDocument } from '../api/documents';
import { PresentPeople } from '../presence/present-people';
import { DocumentTags } from '../ui/document-tags';
import { smallButtonStyles } from '../ui/small-button';
import { ukTime } from '../ui/uk-time';

import { focusChecks } from './findings-list';
import type { Editor } from './use-editor';

export type EditorAct = 'save' | 'history' | 'review' | 'publish' | 'end' | 'unschedule';

interface EditorBarProps {
  readonly opened: OpenedDocument;
  readonly editor: Pick<Editor, 'findings' | 'head' | 'isDirty' | 'status'>;
  readonly role: Role;
  /** Names of the others who have the document open. */
  readonly present: readonly string[];
  readonly onAct: (act: EditorAct) => void;
}

/** Renders title, state and acts of the open document. */
export function EditorBar({ opened, editor, role, present, onAct }: EditorBarProps) {
  const isPublisher = role !== 'editor';
  const isDraft = opened.hasDraft || editor.isDirty || editor.head !== opened.head;
  const isSubmitted = isInReview(opened) && !editor.isDirty && editor.head === opened.review?.number;
  const errors = errorsOf(editor.findings).length;
  return (
    <div css={barStyles}>
      <ListLink />
      <div css={titleStyles}>
        <h1 css={headingStyles}>{opened.title}</h1>
        <span css={kindStyles}>{KIND_NAMES[opened.kind][0]}</span>
      </div>
      <DocumentTags document={{ ...opened, hasDraft: isDraft }} />
      <PresentPeople names={present} />
      <SaveState editor={editor} />
      <button type="button" css={smallButtonStyles} onClick={() => onAct('save')}>
        <Save size={16} aria-hidden />
        Save draft
      </button>
      <button type="button" css={smallButtonStyles} onClick={() => onAct('history')}>
        <History size={16} aria-hidden />
        History
      </button>
      {isPublisher && opened.upcoming.length > 0 && (
        <button type="button" css={smallButtonStyles} onClick={() => onAct('unschedule')}>
          <CalendarX size={16} aria-hidden />
          Cancel schedule
        </button>
      )}
      {isPublisher && opened.live && (
        <button type="button" css={smallButtonStyles} onClick={() => onAct('end')}>
          <EyeOff size={16} aria-hidden />
          Take off the site
        </button>
      )}
      {isPublisher ? (
        <MainButton findings={errors} icon={<Send size={16} aria-hidden />} onClick={() => onAct('publish')}>
          Publish …
        </MainButton>
      ) : (
        <MainButton
          findings={errors}
          isDisabled={!isDraft || isSubmitted}
          icon={<Eye size={16} aria-hidden />}
          onClick={() => onAct('review')}
        >
          Ask for review …
        </MainButton>
      )}
    </div>
  );
}

const originSchema = z.object({ listSearch: z.string() });

/** Leads back to the list, with the filter from which the document was opened. */
function ListLink() {
  const origin = originSchema.safeParse(useLocation().state);
  return (
    <Link to={`/${origin.data?.listSearch ?? ''}`} css={smallButtonStyles} aria-label="All documents">
      <ArrowLeft size={16} aria-hidden />
    </Link>
  );
}

interface MainButtonProps {
  /** Number of errors, which must be corrected first. */
  readonly findings: number;
  readonly isDisabled?: boolean;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Leads to the checks while something stops the act. A disabled button would lose the focus and could not explain itself. */
function MainButton({ findings, isDisabled = false, icon, onClick, children }: MainButtonProps) {
  const press = () => {
    if (findings > 0) focusChecks();
    else if (!isDisabled) onClick();
  };
  return (
    <button
      type="button"
      css={[smallButtonStyles, publishStyles]}
      aria-disabled={findings > 0 || isDisabled}
      onClick={press}
    >
      {icon}
      {children}
      {findings > 0 && (
        <>
          <span aria-hidden css={countStyles}>
            {findings}
          </span>
          <VisuallyHidden>
            {findings === 1 ? ', 1 finding stops it' : `, ${findings} findings stop it`}
          </VisuallyHidden>
        </>
      )}
    </button>
  );
}

function SaveState({ editor: { status, isDirty } }: Pick<EditorBarProps, 'editor'>) {
  return (
    <span role="status" css={[kindStyles, growStyles]}>
      {saveText(status, isDirty)}
    </span>
  );
}

function saveText(status: Editor['status'], isDirty: boolean): string {
  switch (status.kind) {
    case 'saving':
      return 'Saving …';
    case 'failed':
      return `Not saved. ${errorText(status.error)}`;
    case 'idle':
      if (isDirty) return 'Not saved yet';
      return status.savedAt === null ? '' : `Saved ${ukTime(status.savedAt)}`;
  }
}

const barStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  padding: ${space.xs} ${space.m};
  border-bottom: 1px solid ${color.lineSoft};
  background: ${color.surface};

  ${from.large} {
    grid-column: 1 / -1;
  }
`;

// A long title has several lines beside the way back, instead of a row below it.
const titleStyles = css`
  display: grid;
  min-width: 0;
  max-width: calc(100% - 64px);
  overflow-wrap: anywhere;
`;

const headingStyles = css`
  margin: 0;
  font: 700 ${text.lead} ${family.heading};
`;

const kindStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

const growStyles = css`
  flex: 1;
  text-align: right;
`;

const publishStyles = css`
  border-color: ${color.action};
  background: ${color.action};
  color: ${color.onAction};

  &:hover:not([aria-disabled='true']) {
    background: ${color.actionHover};
  }

  &[aria-disabled='true'] {
    border-color: ${color.line};
    background: ${color.surfaceAlt};
    color: ${color.inkSoft};
  }
`;

const countStyles = css`
  padding: 0 6px;
  border-radius: 999px;
  background: ${color.error};
  color: ${color.onAction};
`;
