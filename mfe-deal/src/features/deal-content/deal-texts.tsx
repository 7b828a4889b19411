import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import { Stack } from '@storefront/shared/ui/stack';
import { Tabs } from '@storefront/shared/ui/tabs';

import { CollapsibleHtml } from '../../parts/collapsible-html/collapsible-html';
import { PageSection } from '../../parts/page-section/page-section';
import { hasShip } from './ship';
import { Tours } from './tours';

import { hasVisibleText } from '../../domain/html-text';

type DealTextFields = Pick<
  Deal,
  | 'hotelDetails'
  | 'hotelDetailsExtended'
  | 'offerDetails'
  | 'conditions'
  | 'youCanAdd'
  | 'otherOffer'
  | 'tours'
  | 'ship'
>;

/** Id of the texts. */
export const TEXTS_ID = 'deal-texts';

/** Back-office texts of a deal, in tabs and sections (DEAL-03, DEAL-05, DOM-DBI-04). A ship is not called a hotel. */
export function DealTexts({ deal }: { readonly deal: DealTextFields }) {
  const place = hasShip(deal.ship) ? 'ship' : 'hotel';
  return (
    <Stack gap="xl" id={TEXTS_ID} tabIndex={-1}>
      <Tabs
        label="About this deal"
        tabs={[
          {
            value: 'hotel',
            label: place === 'ship' ? 'Ship Details' : 'Hotel Details',
            content: (
              <TabText fallback={`We have no more to tell of this ${place} yet.`}>
                {deal.hotelDetails}
              </TabText>
            ),
          },
          { value: 'add', label: 'You can add', content: <YouCanAdd deal={deal} /> },
          {
            value: 'other',
            label: 'Other Info',
            content: <TabText fallback="There is nothing else to know.">{deal.otherOffer}</TabText>,
          },
        ]}
      />
      <Section title="Holiday details">{deal.offerDetails}</Section>
      <Section title="Reasons to love it">{deal.hotelDetailsExtended}</Section>
      <Section title="Conditions">{deal.conditions}</Section>
    </Stack>
  );
}

function YouCanAdd({ deal }: { readonly deal: DealTextFields }) {
  return (
    <Stack gap="l">
      {(hasVisibleText(deal.youCanAdd) || deal.tours.length === 0) && (
        <TabText fallback="Nothing to add here.">{deal.youCanAdd}</TabText>
      )}
      <Tours tours={deal.tours} />
    </Stack>
  );
}

interface TabTextProps {
  readonly children: string;
  /** Shown without text, because a tab must not be empty. */
  readonly fallback: string;
}

function TabText({ children, fallback }: TabTextProps) {
  return hasVisibleText(children) ? <CollapsibleHtml>{children}</CollapsibleHtml> : <p>{fallback}</p>;
}

function Section({ title, children }: { readonly title: string; readonly children: string }) {
  if (!hasVisibleText(children)) return null;
  return (
    <PageSection title={title}>
      <SafeHtml>{children}</SafeHtml>
    </PageSection>
  );
}
