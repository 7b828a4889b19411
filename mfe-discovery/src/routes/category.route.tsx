import { css } from '@emotion/react';
import { CallBanner } from '@storefront/shared/composites/call-banner/call-banner';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { runtimeOf } from '@storefront/shared/runtime';
import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';

import { categoryOf } from '../features/category/categories';
import { ListHead, usePictureUrl } from '../parts/list-page/list-head';
import { loadListTexts } from '../parts/list-page/load-list-texts';
import { PictureTiles } from '../parts/tiles/picture-tiles';
import { tilesOf } from '../parts/tiles/tiles-of';
import { BreadcrumbData } from '../parts/trail/trail-data';

/** Responds 404 for an unknown category (DEC-38). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const category = categoryOf(params['category'] ?? '');
  if (!category) throw data(null, { status: 404 });
  return { texts: await loadListTexts(runtimeOf(context), category.id, request.signal) };
}

export const handle: RouteHandle = { sharedForSeconds: 300 };

/** /holidays/{category}: a category of the Holidays menu (ROUTE-19). */
export function Component() {
  const { category: slug = '' } = useParams();
  const { texts } = useLoaderData<typeof loader>();
  const picture = usePictureUrl(texts.heroImage);
  const category = categoryOf(slug);
  if (!category) return null;
  const { path, entries, scenes, deals } = category;
  const name = `${category.title} holidays`;
  const { headline, intro, heroAlternative } = texts;

  return (
    <Container>
      <ListHead texts={texts} path={path} />
      <BreadcrumbData trail={[{ title: headline, path }]} />
      <div css={trailStyles}>
        <Breadcrumb trail={[{ label: 'Home', path: '/' }, { label: headline }]} />
      </div>
      <div css={pageStyles}>
        <header css={headStyles}>
          <div css={introStyles}>
            <PageHeading>{headline}</PageHeading>
            <p css={leadStyles}>{intro}</p>
            <ButtonLink to={deals.path} look="call">
              {deals.label}
            </ButtonLink>
          </div>
          <div css={pictureStyles}>
            <Picture
              src={picture.replace(/\/1600\.jpg$/, '/960.jpg')}
              alt={heroAlternative}
              ratio="16/9"
              sizes="(min-width: 1024px) 600px, 100vw"
              priority
            />
          </div>
        </header>
        <section aria-label={`Places for ${name.toLowerCase()}`}>
          <PictureTiles tiles={tilesOf(entries, scenes)} columns={3} />
        </section>
        <CallBanner
          title="Not sure yet? Call us"
          description={`Ask our sales team about ${name.toLowerCase()}`}
        />
      </div>
    </Container>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  padding-bottom: ${space.xxl};
`;

const trailStyles = css`
  padding-block: ${space.xs};
`;

const headStyles = css`
  display: grid;
  gap: ${space.l};
  align-items: center;
  padding: ${space.m};
  border-radius: ${radius.panel};
  background: ${color.tint};

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    padding: ${space.l};
  }
`;

const introStyles = css`
  display: grid;
  justify-items: start;
  gap: ${space.m};
`;

const leadStyles = css`
  color: ${color.inkSoft};
  font: ${text.lead} ${family.body};
`;

const pictureStyles = css`
  border-radius: ${radius.card};
  overflow: hidden;
`;
