import { useRuntime } from '@storefront/shared/runtime';

import { TextList } from '../text-list';

/** Recipients of personal data; chat and map services only if they are configured. */
export function Recipients() {
  const { seller, maps } = useRuntime().config;
  return (
    <>
      <p>Each of these gets what it needs for its part, and no more:</p>
      <TextList>
        <li>
          <strong>The payment provider</strong> gets the amount, a number of the payment, and the card details
          that you enter.
        </li>
        <li>
          <strong>Airlines, hotels, cruise lines, transfer and tour companies</strong> of your booking get the
          names of the travellers and what else they ask for to provide it, such as dates of birth. Many of
          them are in the country that you travel to.
        </li>
        <li>
          <strong>The mail service</strong> that carries our letters gets your email address and the letter.
        </li>
        {seller.liveChatUrl !== null && (
          <li>
            <strong>The live chat</strong> opens in a window of its own when you choose it; what you write
            there is handled by the company that runs it as well.
          </li>
        )}
        {(maps.embedUrl !== null || maps.linkUrl !== null) && (
          <li>
            <strong>The map service</strong> is asked only when you open a map; it then sees your network
            address and may store something in your browser.
          </li>
        )}
        <li>
          <strong>Authorities</strong>, where the law obliges us.
        </li>
      </TextList>
    </>
  );
}
