import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Chooses six adults and a child in an open choice of guests, and expects its limits: no seventh adult, and ages from 0
 * to 15.
 *
 * @returns the field with the age of the child
 */
export async function chooseMostAdults(): Promise<HTMLElement> {
  const more = await screen.findByRole('button', { name: 'One more: Adults' });
  for (let adults = 2; adults < 6; adults += 1) await userEvent.click(more);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'One more: Children' }));
  const age = screen.getByLabelText('Age of child 1 on the return date');
  const ages = within(age).getAllByRole<HTMLOptionElement>('option');
  expect(ages.map(({ value }) => value)).toEqual(Array.from({ length: 16 }, (_, years) => String(years)));
  return age;
}
