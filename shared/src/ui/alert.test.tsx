import { render, screen } from '@testing-library/react';

import { Alert } from './alert';

describe('an alert', () => {
  it('is red and announced at once for an error, and polite otherwise [ERR-04, DEC-111]', () => {
    render(
      <>
        <Alert tone="error" title="Failed" />
        <Alert tone="notice" title="Please note" />
      </>,
    );
    expect(getComputedStyle(screen.getByRole('alert')).color).toBe('var(--color-error)');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
    expect(screen.getByRole('status')).toHaveTextContent('Please note');
  });
});
