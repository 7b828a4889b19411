import { BUILT_IN_TEXT_PAGES } from '@storefront/shared/api/site/built-in-text-pages';
import { screen } from '@testing-library/react';

import { renderTextPage } from '../../testing/pages/render-text-page';
import * as aboutUs from './about-us';
import * as contactUs from './contact-us';
import * as customerService from './customer-service';
import * as privacyPolicy from './privacy-policy';
import * as termsAndConditions from './terms-and-conditions';

const PAGES = [
  ['about-us', aboutUs],
  ['contact-us', contactUs],
  ['customer-service', customerService],
  ['privacy-policy', privacyPolicy],
  ['terms-and-conditions', termsAndConditions],
] as const;

describe('the texts of the owners', () => {
  it.each(PAGES)('replace those of %s [DEC-109]', async (id, { loader, Component }) => {
    const body = '<p>Written by the owners.</p>';
    const section = { heading: 'From the owners', body, picture: null, part: null };
    const { requestedPaths, close } = renderTextPage(
      { loader, Component },
      { ...BUILT_IN_TEXT_PAGES[id], sections: [section] },
    );
    expect(await screen.findByText('Written by the owners.')).toBeVisible();
    close();
    expect(requestedPaths).toEqual([`/api/text-pages/${id}`]);
  });
});
