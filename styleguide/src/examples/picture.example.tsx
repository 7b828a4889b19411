import { Picture } from '@storefront/shared/ui/picture';

import type { Example } from '../example';

export const pictureExample: Example = {
  title: 'Picture',
  group: 'Display',
  purpose: 'A photo that keeps its box while it loads and when it fails.',
  states: [
    {
      name: '4 to 3',
      Component: () => <Picture src="/media/beach-3/960.jpg" alt="A beach in the morning" ratio="4/3" />,
    },
    {
      name: '3 to 2',
      Component: () => <Picture src="/media/pool-12/960.jpg" alt="The pool of a hotel" ratio="3/2" />,
    },
    {
      name: '16 to 9',
      Component: () => <Picture src="/media/city-8/960.jpg" alt="A city by the sea" ratio="16/9" />,
    },
    {
      name: '21 to 9',
      Component: () => <Picture src="/media/lagoon-20/960.jpg" alt="A lagoon from above" ratio="21/9" />,
    },
    {
      name: 'Square',
      Component: () => <Picture src="/media/room-5/960.jpg" alt="A room with two beds" ratio="1/1" />,
    },
    { name: 'No picture', Component: () => <Picture src={null} alt="Sol Bay Resort" ratio="4/3" /> },
    {
      name: 'A picture that does not load',
      Component: () => <Picture src="/media/nothing-here.jpg" alt="Marina Old Town Hotel" ratio="4/3" />,
    },
  ],
};
