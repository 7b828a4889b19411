import { PageSkeleton } from '@storefront/shared/composites/page/page-skeleton';
import { Suspense, use } from 'react';

import type { DealsOutcome } from '../../parts/deals/load-deals';

import { GroupError } from './group-error';
import { GroupContent } from './group-content';
import type { GroupOutcome } from './load-group';

interface GroupPageProps {
  readonly groupId: string;
  readonly outcome: Promise<GroupOutcome>;
  readonly deals: Promise<DealsOutcome>;
}

/** Renders the page of a themed group, or its error (GRP-10, ERR-18). */
export function GroupPage(props: GroupPageProps) {
  const path = `/group/${props.groupId}`;
  if (props.groupId === '') return <GroupError path={path} message="No group ID provided" />;
  return (
    <Suspense key={props.groupId} fallback={<PageSkeleton />}>
      <LoadedGroup path={path} {...props} />
    </Suspense>
  );
}

function LoadedGroup({ path, outcome: outcomePromise, deals }: GroupPageProps & { readonly path: string }) {
  const outcome = use(outcomePromise);
  if (outcome.kind === 'failed') return <GroupError path={path} message={outcome.message} />;
  return <GroupContent path={path} group={outcome.group} deals={deals} />;
}
