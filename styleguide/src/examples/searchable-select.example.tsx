import { MapPin } from 'lucide-react';
import { useState } from 'react';

import { SearchableSelect, type SelectableItem } from '@storefront/shared/ui/searchable-select';

import type { Example } from '../example';

export const searchableSelectExample: Example = {
  title: 'Searchable select',
  group: 'Forms',
  purpose: 'One option of a long, grouped and searchable list; for a short list use a select field.',
  states: [
    { name: 'Default', Component: () => <Places start={ANY} /> },
    { name: 'Selected, with an icon', Component: () => <Places start={ANTALYA} icon /> },
    { name: 'Long text', Component: () => <Places start={LONG} icon /> },
  ],
};

function Places({ start, icon = false }: { readonly start: SelectableItem; readonly icon?: boolean }) {
  const [place, setPlace] = useState(start);
  return (
    <SearchableSelect
      label="Destination"
      value={place}
      onValueChange={setPlace}
      groups={GROUPS}
      search={(text) => ALL.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))}
      emptyText="No destinations found"
      placeholder="Search destinations"
      icon={icon ? <MapPin size={20} aria-hidden /> : undefined}
    />
  );
}

const ANY = { id: 1, name: 'Any Destination' };
const ANTALYA = { id: 101, name: 'Antalya', detail: 'Turkey' };
const LONG = { id: 301, name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', detail: 'Wales' };

const GROUPS = [
  { value: 'Popular', items: [ANY, ANTALYA, { id: 102, name: 'Tenerife', detail: 'Spain' }] },
  {
    value: 'All destinations',
    items: [
      { id: 201, name: 'Algarve', detail: 'Portugal' },
      { id: 202, name: 'Crete', detail: 'Greece' },
      { id: 203, name: 'Cyprus' },
      { id: 204, name: 'Madeira', detail: 'Portugal' },
      { id: 205, name: 'Malta' },
      LONG,
    ],
  },
];

const ALL = GROUPS.flatMap(({ items }) => items);
