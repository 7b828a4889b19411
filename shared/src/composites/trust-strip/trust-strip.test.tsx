import { screen, within } from '@testing-library/react';

import { renderInPage } from '../../../testing/render-page';

import { TrustStrip, type TrustKind } from './trust-strip';

const KINDS: readonly TrustKind[] = ['protection', 'deposit', 'support', 'match', 'exclusive', 'reviews'];

function renderClaims() {
  renderInPage(
    <TrustStrip
      label="Why book with us"
      claims={KINDS.map((kind) => ({ kind, title: `Title ${kind}`, description: `Words ${kind}` }))}
    />,
  );
  return within(screen.getByRole('list', { name: 'Why book with us' })).getAllByRole('listitem');
}

describe('the trust strip', () => {
  it('renders a list of claims with title and description [HOME-04]', () => {
    const claims = renderClaims();
    expect(claims).toHaveLength(6);
    expect(claims[1]).toHaveTextContent('Title depositWords deposit');
  });

  it('renders a different icon for each kind and hides it from screen readers [HOME-04]', () => {
    const icons = renderClaims().map((claim) => claim.querySelector('[aria-hidden] svg')?.innerHTML);
    expect(new Set(icons).size).toBe(KINDS.length);
    expect(icons).not.toContain(undefined);
  });
});
