import { css } from '@emotion/react';
import type { Explore } from '@storefront/shared/api/explore/explore.schema';
import { monthName } from '@storefront/shared/domain/dates/months';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';

import {
  indexSections,
  type IndexSection,
  type PriceById,
} from '../../domain/destination-index/destination-index';

import { DestinationRow } from './destination-row';
import { IndexChoices } from './index-choices';
import type { DestinationIndexOutcome } from './load-destination-index';

/** More headings than this get links to them. */
const FEW_SECTIONS = 4;

/** All destinations below headings, with the lowest price of a month. */
export function DestinationIndex({ view, explore }: DestinationIndexOutcome) {
  const prices: PriceById = new Map(
    explore?.destinations.map((destination) => [destination.destinationId, destination]),
  );
  const sections = indexSections(view.order, prices);

  return (
    <div css={indexStyles}>
      <IndexChoices view={view} months={explore?.months ?? []} />
      <p css={basisStyles}>
        {explore ? basisOf(explore) : 'Prices could not be loaded. Each page has its own.'}
      </p>
      {sections.length > FEW_SECTIONS && <SectionLinks sections={sections} />}
      {sections.map(({ id, title, destinations }) => (
        <section key={id} aria-labelledby={id} css={sectionStyles}>
          <SectionHeading id={id}>{title}</SectionHeading>
          <ul css={rowsStyles}>
            {destinations.map((destination) => (
              <DestinationRow
                key={destination.id}
                destination={destination}
                price={prices.get(destination.id) ?? null}
                month={explore ? view.month : null}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The basis of the prices, in the words of the price rules (claims and law). */
function basisOf({ basis, month }: Explore): string {
  return basis === 'request'
    ? `Lowest price per person in ${monthName(month)}: flights from London and 7 nights, two adults sharing.`
    : `Lowest price per person in ${monthName(month)}: flights and hotel, two adults sharing; airport and nights are on each page.`;
}

function SectionLinks({ sections }: { readonly sections: readonly IndexSection[] }) {
  return (
    <nav aria-label="Headings">
      <ul css={linksStyles}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} css={[linkStyles, jumpStyles]}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const indexStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding-bottom: ${space.xxl};
`;

const basisStyles = css`
  color: ${color.inkSoft};
  font: ${text.body} ${family.body};
`;

const linksStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const jumpStyles = css`
  display: inline-grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  font: 600 ${text.body} ${family.body};
`;

const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};

  & > h2 {
    scroll-margin-top: 96px;
  }
`;

const rowsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  column-gap: ${space.xl};
  list-style: none;

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
