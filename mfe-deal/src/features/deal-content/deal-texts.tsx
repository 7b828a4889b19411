import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import { Stack } from '@storefront/shared/ui/stack';
import { Tabs } from '@storefront/shared/ui/tabs';

import { LongWords } from '../hotel/hotel-description';
import { Part } from '../../parts/page-section/page-section';
import { Tours } from './tours';

import { hasWords } from '../../domain/html-text';

type WordsOfDeal = Pick<
  Deal,
  | 'hotelDetails'
  | 'hotelDetailsExtended'
  | 'offerDetails'
  | 'conditions'
  | 'youCanAdd'
  | 'otherOffer'
  | 'tours'
>;

/** What the back office wrote about a deal (DEAL-03, DEAL-05, DOM-DBI-04). */
export function DealWords({ deal }: { readonly deal: WordsOfDeal }) {
  return (
    <Stack gap="xl">
      <Tabs
        label="About this deal"
        tabs={[
          {
            value: 'hotel',
            label: 'Hotel Details',
            content: (
              <Words otherwise="We have no more to tell of this hotel yet.">{deal.hotelDetails}</Words>
            ),
          },
          { value: 'add', label: 'You can add', content: <YouCanAdd deal={deal} /> },
          {
            value: 'other',
            label: 'Other Info',
            content: <Words otherwise="There is nothing else to know.">{deal.otherOffer}</Words>,
          },
        ]}
      />
      <Section title="Holiday details">{deal.offerDetails}</Section>
      <Section title="Reasons to love it">{deal.hotelDetailsExtended}</Section>
      <Section title="Conditions">{deal.conditions}</Section>
    </Stack>
  );
}

function YouCanAdd({ deal }: { readonly deal: WordsOfDeal }) {
  return (
    <Stack gap="l">
      {(hasWords(deal.youCanAdd) || deal.tours.length === 0) && (
        <Words otherwise="Nothing to add here.">{deal.youCanAdd}</Words>
      )}
      <Tours tours={deal.tours} />
    </Stack>
  );
}

interface WordsProps {
  readonly children: string;
  /** Said where there are no words: a tab is never empty. */
  readonly otherwise: string;
}

function Words({ children, otherwise }: WordsProps) {
  return hasWords(children) ? <LongWords>{children}</LongWords> : <p>{otherwise}</p>;
}

function Section({ title, children }: { readonly title: string; readonly children: string }) {
  if (!hasWords(children)) return null;
  return (
    <Part title={title}>
      <SafeHtml>{children}</SafeHtml>
    </Part>
  );
}
