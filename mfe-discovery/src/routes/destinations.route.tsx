import { css } from '@emotion/react';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import { runtimeOf } from '@storefront/shared/runtime';
import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { TextLink } from '@storefront/shared/ui/text-link';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';

import { DestinationIndex } from '../features/destination-index/destination-index';
import { loadDestinationIndex } from '../features/destination-index/load-destination-index';
import { BreadcrumbData } from '../parts/trail/trail-data';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadDestinationIndex(runtimeOf(context), request);
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** /destinations: every destination with a link to its page (DEC-139). */
export function Component() {
  const outcome = useLoaderData<typeof loader>();
  const title = 'All destinations';
  const places = uniqueDestinations();
  const countries = new Set(places.map(({ country }) => country)).size;
  const lead = `${places.length} places in ${countries} countries, each with its prices by month.`;

  return (
    <Container>
      <PageHead
        title={title}
        description={`${lead} Flight and hotel in one booking.`}
        canonicalPath="/destinations"
      />
      <BreadcrumbData trail={[{ title, path: '/destinations' }]} />
      <div css={trailStyles}>
        <Breadcrumb trail={[{ label: 'Home', path: '/' }, { label: title }]} />
      </div>
      <header css={headStyles}>
        <PageHeading>{title}</PageHeading>
        <p css={leadStyles}>
          {lead} <TextLink to="/search">See where to go by month and budget</TextLink>.
        </p>
      </header>
      <DestinationIndex {...outcome} />
    </Container>
  );
}

const trailStyles = css`
  padding-block: ${space.xs};
`;

const headStyles = css`
  display: grid;
  gap: ${space.xs};
  padding-bottom: ${space.m};
`;

const leadStyles = css`
  color: ${color.inkSoft};
  font: ${text.lead} ${family.body};
`;
