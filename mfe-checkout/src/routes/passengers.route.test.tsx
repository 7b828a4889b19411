import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { cleanUpPassengers, openPage, submit } from '../../testing/passengers/open-passengers';

afterEach(() => {
  cleanUpPassengers();
  window.localStorage.clear();
});

describe('/booking/passengers', () => {
  it('shows the holiday, its total and one Continue to Payment button in the summary [PAX-02, PAX-03, DEC-190]', () => {
    openPage();
    const summary = within(screen.getByRole('region', { name: 'Your holiday' }));
    expect(screen.getAllByRole('button', { name: 'Continue to Payment' })).toHaveLength(1);
    expect(summary.getByRole('region', { name: 'Total and next step' })).toHaveTextContent(
      'Total£824.00£412.00 per person, 2 guestsContinue to Payment',
    );
  });

  it('has a document title that starts with "Error:" while there is an error [PAX-ST-01]', async () => {
    openPage();
    expect(document.title).toMatch(/^Who is travelling\?/);
    fireEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }));
    await waitFor(() => expect(document.title).toMatch(/^Error: Who is travelling\?/));
    submit();
    expect(await screen.findByRole('region', { name: 'There is a problem' })).toBeInTheDocument();
  });
});
