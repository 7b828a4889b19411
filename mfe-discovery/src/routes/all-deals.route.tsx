import { css } from '@emotion/react';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/composites/page/page-data';
import { runtimeOf } from '@storefront/shared/runtime';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Spinner } from '@storefront/shared/ui/spinner';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';

import { DealListPage } from '../features/deal-list/deal-list-page';
import { loadDealList, statusOfDealList } from '../features/deal-list/load-deal-list';
import { loadListTexts, withListTexts } from '../parts/list-page/load-list-texts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  return withListTexts(
    pageData(runtime, loadDealList(runtime, request, 'all'), statusOfDealList),
    loadListTexts(runtime, 'all-deals', request.signal),
  );
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** /all-deals */
export function Component() {
  const { outcome, texts } = useLoaderData<typeof loader>();
  return (
    <DealListPage
      kind="all"
      texts={texts}
      head={
        <header css={headStyles}>
          <PageHeading>{texts.headline}</PageHeading>
          <p css={leadStyles}>{texts.intro}</p>
        </header>
      }
      waiting={
        <div css={waitingStyles}>
          <Spinner label="Loading deals" />
        </div>
      }
      outcome={outcome}
    />
  );
}

const headStyles = css`
  display: grid;
  gap: ${space.xs};
`;

const leadStyles = css`
  color: ${color.inkSoft};
  font: ${text.lead} ${family.body};
`;

// The footer stays below the view: the cards would push it out of there.
const waitingStyles = css`
  display: grid;
  place-items: center;
  min-height: 100vh;
  color: ${color.action};
`;
