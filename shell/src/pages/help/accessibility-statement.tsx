import { EmailLink } from '@storefront/shared/composites/page/email-link';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';

import { TextList } from '../text-list';

/** Accessibility statement: goal, tests and known limitations (DEC-111). */
export function AccessibilityStatement() {
  const { brand, liveChatUrl } = useRuntime().config.seller;
  const { embedUrl } = useRuntime().config.maps;
  return (
    <>
      <p>
        Everybody should be able to book a holiday here. {brand} aims at level AA of the Web Content
        Accessibility Guidelines (WCAG) 2.2 on every page of this site.
      </p>
      <p>
        <strong>What is tested,</strong> in Chromium and with every change:
      </p>
      <TextList>
        <li>every kind of page and the way to a booking, with the axe rules for WCAG 2.2 A and AA;</li>
        <li>menus, search form, calendar, dialogs and carousels, with the keyboard alone;</li>
        <li>pages and their parts at 400% zoom, which is a window 320 pixels wide;</li>
        <li>the home page and moving parts, with reduced motion asked for and with forced colours.</li>
      </TextList>
      <p>
        <strong>What is not as we want it.</strong>
      </p>
      <TextList>
        <li>
          Where you pay on a page of the payment provider, that page is theirs and we cannot change how it
          works.
        </li>
        {liveChatUrl !== null && <li>The live chat opens in a window that belongs to another company.</li>}
        {embedUrl !== null && (
          <li>
            The interactive map belongs to another company; the address beside it says the same in words.
          </li>
        )}
        <li>Pictures of a hotel are not described one by one.</li>
        <li>The steps of a booking have not been walked with the keyboard alone by a test.</li>
        <li>Other browsers and screen readers have not been tested as thoroughly as Chromium.</li>
      </TextList>
      <p>
        <strong>How to report a problem.</strong> Write to <EmailLink /> or call <PhoneLink />, and say which
        page it was and what you were using. We can also make the booking for you by phone. Emails are
        answered within 24 hours.
      </p>
    </>
  );
}
