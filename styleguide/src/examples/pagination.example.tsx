import { useState } from 'react';

import { Pagination } from '@storefront/shared/ui/pagination';

import type { Example } from '../example';

export const paginationExample: Example = {
  title: 'Pagination',
  group: 'Navigation',
  purpose: 'A long list in pages; renders nothing for a single page.',
  states: [
    { name: 'First page', Component: () => <Pages start={1} count={9} label="Pages, first" /> },
    { name: 'In the middle', Component: () => <Pages start={8} count={16} label="Pages, middle" /> },
    { name: 'Last page', Component: () => <Pages start={9} count={9} label="Pages, last" /> },
    { name: 'Two pages', Component: () => <Pages start={1} count={2} label="Two pages" /> },
    { name: 'Large numbers', Component: () => <Pages start={1204} count={2480} label="Many pages" /> },
  ],
};

interface PagesProps {
  readonly start: number;
  readonly count: number;
  readonly label: string;
}

function Pages({ start, count, label }: PagesProps) {
  const [page, setPage] = useState(start);
  return <Pagination page={page} pageCount={count} onPageChange={setPage} label={label} />;
}
