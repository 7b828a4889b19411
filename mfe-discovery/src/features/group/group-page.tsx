import { PageSkeleton } from '@storefront/shared/composites/page/page-skeleton';
import { Suspense, use } from 'react';

import type { DealsOutcome } from '../../parts/deals/load-deals';

import { FailedGroup } from './group-error';
import { KnownGroup } from './group-content';
import type { GroupOutcome } from './load-group';

interface GroupPageProps {
  readonly groupId: string;
  readonly outcome: Promise<GroupOutcome>;
  readonly deals: Promise<DealsOutcome>;
}

/** The page of a themed group, or why there is none (GRP-10, ERR-18). */
export function GroupPage(props: GroupPageProps) {
  const path = `/group/${props.groupId}`;
  if (props.groupId === '') return <FailedGroup path={path} message="No group ID provided" />;
  return (
    <Suspense key={props.groupId} fallback={<PageSkeleton />}>
      <GroupOrWhyNot path={path} {...props} />
    </Suspense>
  );
}

function GroupOrWhyNot({ path, outcome, deals }: GroupPageProps & { readonly path: string }) {
  const answer = use(outcome);
  if (answer.kind === 'failed') return <FailedGroup path={path} message={answer.message} />;
  return <KnownGroup path={path} group={answer.group} deals={deals} />;
}
