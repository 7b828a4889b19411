import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { renderRoutes } from '@storefront/shared/testing/render-page';
import { cleanup, screen, within } from '@testing-library/react';

import { aRuntimeWithSite } from '../../testing/site-runtime';
import { RemoteSourceProvider, type RemoteSource } from '../remotes/remote-source';

import { Layout } from './layout';

const source: RemoteSource = {
  snapshot: { revision: 1, isolated: false, integrity: {}, remotes: [] },
  load: () => new Promise(() => {}),
  getLoaded: () => null,
};

function open(path: string, seller: object = {}) {
  const element = (
    <RemoteSourceProvider value={source}>
      <Layout>
        <h1>The page</h1>
      </Layout>
    </RemoteSourceProvider>
  );
  const config = storefrontConfigSchema.parse({
    seller: { reviewsUrl: 'https://reviews.example.com/', ...seller },
  });
  renderRoutes([{ path: '*', element }], path, aRuntimeWithSite({ config }));
}

const trustBar = () => screen.queryByRole('region', { name: 'Protection and contact' });
const menus = () => screen.queryByRole('navigation', { name: 'Main' });
const callBar = () => screen.queryByRole('complementary', { name: 'Reservations', hidden: true });

describe('the layout', () => {
  it.each(['/', '/deals/184', '/no-such-page'])(
    'of %s has trust bar, header with help, page, footer and call bar, in this order [HDR-01, HDR-02, FTR-01, SHELL-02, SHELL-05, PROD-04, DEC-49]',
    (path) => {
      open(path);
      const trust = trustBar();
      expect(trust).toHaveTextContent('ATOL protected');
      expect(trust).toHaveTextContent('020 7946 0123');
      expect(trust && within(trust).getByRole('link', { name: /reviews$/ })).toBeVisible();
      const header = within(screen.getByRole('banner'));
      expect(header.getByRole('button', { name: 'Help' })).toBeVisible();
      expect(header.getByRole('link', { name: /020 7946 0123/ })).toHaveAttribute('href', 'tel:02079460123');
      const parts = [
        trust,
        menus(),
        screen.getByRole('button', { name: 'Help' }),
        screen.getByRole('heading', { level: 1, name: 'The page' }),
        screen.getByRole('contentinfo'),
        callBar(),
      ];
      parts.forEach((part, index) => {
        expect([index, part]).toEqual([index, expect.any(HTMLElement)]);
        const next = parts[index + 1];
        if (part && next)
          expect([index, part.compareDocumentPosition(next)]).toEqual([
            index,
            Node.DOCUMENT_POSITION_FOLLOWING,
          ]);
      });
      expect(within(screen.getByRole('contentinfo')).getByRole('region', { name: 'Contact' })).toBeVisible();
      expect(callBar()).toHaveTextContent('RESERVATIONS? CALL NOW FOR OFFLINE PRICES');
    },
  );

  it.each(['/Booking/payment', '/%62ooking/payment', '/booking/payment/', '/Manage', '/manage/'])(
    'of %s is that of the page which the router shows there [DEC-175, DEC-191]',
    (path) => {
      open(path);
      expect([trustBar(), menus(), callBar()]).toEqual([null, null, null]);
    },
  );

  it.each(['/booking/personalise', '/booking/confirmation', '/manage'])(
    'of %s has no menus, trust bar, call bar, contact details or Quick Links, but the phone number, terms and help [DEC-37, DEC-175, DEC-191, DEC-430, PROD-04, FTR-01, FTR-02]',
    (path) => {
      open(path);
      expect([trustBar(), menus(), callBar()]).toEqual([null, null, null]);
      expect(screen.getByRole('link', { name: 'Call 020 7946 0123 Mon-Sun 9am-9pm' })).toHaveAttribute(
        'href',
        'tel:02079460123',
      );
      const footer = within(screen.getByRole('contentinfo'));
      const links = within(footer.getByRole('navigation', { name: 'Legal and help' })).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/terms-and-conditon',
        '/privacy-policy',
        '/contact-us',
      ]);
      expect(footer.getAllByRole('link')).toHaveLength(3);
      expect(footer.queryByRole('textbox')).not.toBeInTheDocument();
      expect(footer.queryByRole('region', { name: 'Contact' })).not.toBeInTheDocument();
      expect(footer.queryByRole('heading', { name: 'Quick Links' })).not.toBeInTheDocument();
    },
  );

  it('states the seller of the settings in header and footer of the booking steps, and an ATOL number only where one is set [DEC-41]', () => {
    const seller = { phone: '01632 960 001', companyName: 'Blue Tours Ltd', address: ['Road 1', 'Leeds'] };
    open('/booking/personalise', seller);
    expect(screen.getByRole('banner')).toHaveTextContent('01632 960 001');
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Blue Tours Ltd, Road 1, Leeds');
    expect(footer).not.toHaveTextContent('ATOL');
    cleanup();
    open('/booking/personalise', { ...seller, atolNumber: '12345' });
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Blue Tours Ltd, Road 1, Leeds, ATOL 12345');
  });

  it('starts with a link to the page, and moves no focus by itself', () => {
    open('/');
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
    expect(document.body).toHaveFocus();
  });
});
