import { BalanceDue } from '../balance-due';
import { TextList } from '../text-list';

/** Explains the prices; each line describes behaviour of the booking steps. */
export function HowWePrice() {
  return (
    <TextList>
      <li>
        Prices are <strong>per person, in pounds</strong>, for the date, airport, nights and board that are
        shown with them, flights included.
      </li>
      <li>
        Before you book, price and availability are <strong>checked again</strong>. If either has changed, you
        see the old price and the new one and decide for yourself.
      </li>
      <li>
        <strong>Nothing that costs money is ticked for you.</strong> Hold bags, transfers and tours are added
        only when you add them.
      </li>
      <li>
        You see <strong>every line and the total</strong> before you pay, and that total is what is charged.
        Nothing is added for paying by card.
      </li>
      <li>
        When departure is more than 21 days away you may pay a <strong>deposit</strong> and the rest{' '}
        <BalanceDue />.
      </li>
    </TextList>
  );
}
