import { CallBanner } from '@storefront/shared/composites/call-banner/call-banner';

import type { Example } from '../example';

export const callBannerExample: Example = {
  title: 'Call banner',
  group: 'Holiday',
  purpose: 'An offer to book by phone, between other content.',
  states: [
    {
      name: 'Title and description',
      Component: () => (
        <CallBanner
          label="Book by phone: search"
          title="Prefer calling, Exclusive offline deals also available"
          description="Get exclusive Antalya holiday deals"
        />
      ),
    },
    {
      name: 'With hours',
      Component: () => (
        <CallBanner
          label="Book by phone: hours"
          title="Prefer calling?"
          description="Some prices are available by phone only."
          hours="Mon-Sun 9am-9pm"
        />
      ),
    },
    {
      name: 'Title only',
      Component: () => <CallBanner label="Book by phone: short" title="Need help?" />,
    },
    {
      name: 'Long text',
      Component: () => (
        <CallBanner
          label="Book by phone: long"
          title="Prefer to talk to somebody who knows every hotel on the coast and has been to most of them?"
          description="Get exclusive Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch holiday deals, and ask whatever you like about flights, rooms, transfers and bags."
          hours="Monday to Friday 9:00 to 18:00, Saturday and Sunday 10:00 to 16:00"
        />
      ),
    },
  ],
};
