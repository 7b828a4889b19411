import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { family, space, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

import { listDocuments } from '../api/documents';
import { listReleases } from '../api/releases';
import { useResponse } from '../api/use-response';
import { useSession } from '../session/session';
import { LoadState } from '../ui/load-states';

import { PublishTogether } from './publish-together';
import { ReleasesTable } from './releases-table';

/** Renders the drafts that can be published together, and what was published, with one undo for each release. */
export function ReleasesScreen() {
  const { account } = useSession();
  const drafts = useResponse(listDocuments);
  const releases = useResponse(listReleases);
  const [notice, setNotice] = useState<string | null>(null);
  const isPublisher = account.role !== 'editor';
  const finish = async (message: string) => {
    setNotice(message);
    await Promise.all([drafts.reload(), releases.reload()]);
  };
  const withDraft = (drafts.data?.documents ?? []).filter(({ hasDraft }) => hasDraft);
  return (
    <main css={pageStyles}>
      <title>Releases – Studio</title>
      <h1 css={titleStyles}>Releases</h1>
      {notice !== null && <Alert tone="success">{notice}</Alert>}
      {!drafts.data && (
        <LoadState error={drafts.error} what="list of drafts" onRetry={() => void drafts.reload()} />
      )}
      {drafts.data && (
        <PublishTogether documents={withDraft} isPublisher={isPublisher} onPublished={finish} />
      )}
      {!releases.data && (
        <LoadState error={releases.error} what="list of releases" onRetry={() => void releases.reload()} />
      )}
      {releases.data?.releases.length === 0 && (
        <EmptyState title="Nothing was published yet">
          What you publish here or in a document appears here, and can be undone.
        </EmptyState>
      )}
      {releases.data && releases.data.releases.length > 0 && (
        <ReleasesTable releases={releases.data.releases} isPublisher={isPublisher} onUndone={finish} />
      )}
    </main>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-width: 1280px;
  margin: 0 auto;
  padding: ${space.l};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h2} ${family.heading};
`;
