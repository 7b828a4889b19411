import { css } from '@emotion/react';
import { below, color, family, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { Link, useLocation } from 'react-router-dom';

import type { ListedDocument } from '../api/documents';
import type { Presence } from '../api/reviews';
import { PresentPeople } from '../presence/present-people';
import { DocumentTags } from '../ui/document-tags';
import { ukMoment } from '../ui/uk-time';

import { pathOf } from './document-path';

/** Renders documents with their state and last change; nothing for an empty list. */
export function DocumentTable({
  title,
  documents,
  presence,
}: {
  readonly title: string;
  readonly documents: readonly ListedDocument[];
  /** Who else has a document open. */
  readonly presence: readonly Presence[];
}) {
  const { search } = useLocation();
  if (documents.length === 0) return null;
  return (
    <section css={cardStyles} aria-label={title}>
      <h2 css={cardTitleStyles}>
        {title} <span css={softStyles}>{documents.length}</span>
      </h2>
      <table css={tableStyles}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">State</th>
            <th scope="col">Last change</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <tr key={`${document.kind}/${document.id}`}>
              <td>
                <Link
                  to={`/documents/${document.kind}/${document.id}`}
                  state={{ listSearch: search }}
                  css={nameStyles}
                >
                  {document.title}
                </Link>
                <div css={softStyles}>{pathOf(document)}</div>
              </td>
              <td>
                <span css={tagsStyles}>
                  <DocumentTags document={document} />
                </span>
              </td>
              <td>
                Changed by {document.changedBy} at {ukMoment(document.changedAt)}
                <ReviewLine document={document} />
                <PresentPeople
                  names={presence
                    .filter(({ kind, id }) => kind === document.kind && id === document.id)
                    .map(({ name }) => name)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ReviewLine({ document: { review, head } }: { readonly document: ListedDocument }) {
  if (!review) return null;
  const { requestedBy, requestedAt, note, number, returnedBy, comment } = review;
  const text =
    returnedBy === null
      ? `Review requested by ${requestedBy} at ${ukMoment(requestedAt)}${note === '' ? '' : `: ${note}`}`
      : `Sent back by ${returnedBy}: ${comment}`;
  return (
    <div css={softStyles}>
      {text}
      {head > number && ' · changed since'}
    </div>
  );
}

const cardStyles = css`
  overflow-x: auto;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

const cardTitleStyles = css`
  margin: 0;
  padding: ${space.m};
  font: 700 ${text.h4} ${family.heading};
`;

const softStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

const tagsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
`;

const nameStyles = css`
  color: ${color.ink};
  font: 600 ${text.body} ${family.body};

  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`;

const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font: ${text.small} ${family.body};

  & th {
    background: ${color.surfaceAlt};
    text-align: left;
  }

  & th,
  & td {
    padding: ${space.xs} ${space.m};
    border-top: 1px solid ${color.lineSoft};
    overflow-wrap: anywhere;
    vertical-align: middle;
  }

  ${below.small} {
    & th,
    & td {
      padding: ${space.xs};
    }
  }
`;
