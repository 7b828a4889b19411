import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { aRuntime, renderInPage } from '@storefront/shared/testing/render-page';
import { createClock } from '@storefront/shared/platform/time/clock';
import { act, fireEvent, screen, within } from '@testing-library/react';

import { CallBar } from './call-bar';
import { HelpWidget } from './help-widget';
import { TrustBar } from './trust-bar';
import { HELP_DELAY_MS } from './use-help-panel';

const CHAT = 'https://chat.example.com/sandpiper';

function runtime(chat: string | null = CHAT) {
  return aRuntime({
    config: storefrontConfigSchema.parse({ seller: { liveChatUrl: chat } }),
    // Follows the fake timers.
    clock: createClock('2026-11-21', () => Date.now()),
  });
}

function screenWidth(px: number) {
  window.matchMedia = (query) =>
    ({ matches: px >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0), media: query }) as MediaQueryList;
}

const help = () => screen.getByRole('button', { name: 'Help' });
const isOpen = () => help().getAttribute('aria-expanded') === 'true';
/** Returns the media queries that do not display the element. */
const mediaThatHide = (element: HTMLElement) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((media) =>
      [...media.cssRules].some(
        (rule) =>
          rule instanceof CSSStyleRule && rule.style.display === 'none' && element.matches(rule.selectorText),
      ),
    )
    .map((rule) => rule.media.mediaText);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the help widget', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.sessionStorage.clear();
    screenWidth(1280);
  });
  afterEach(() => jest.useRealTimers());

  it('offers live chat in a new window, a call and an email [SHELL-02, PROD-13, PROD-15, DEC-40, DEC-49]', async () => {
    renderInPage(<HelpWidget />, runtime());
    fireEvent.click(help());
    // The phone number does not wait for the code of the options.
    expect(screen.getByRole('link', { name: 'Call 020 7946 0123' })).toBeVisible();

    const chat = await screen.findByRole('link', { name: 'Live Chat (opens in a new window)' });
    expect(chat).toHaveAttribute('href', CHAT);
    expect(chat).toHaveAttribute('target', '_blank');
    expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByRole('link', { name: 'Call 020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
    expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      'mailto:hello@sandpiper.example.com',
    );
    expect(screen.getByText('Answered within 24 hours')).toBeVisible();
  });

  it('claims no status of the chat, and has the hours of the phone [BADGE-06, DEC-43, DEC-195]', async () => {
    renderInPage(<HelpWidget />, runtime());
    fireEvent.click(help());
    expect(await screen.findByRole('link', { name: 'Email' })).toBeVisible();
    const options = screen.getByRole('group', { name: 'How can we help?' });
    expect(options).not.toHaveTextContent(/online/i);
    expect(options).toHaveTextContent(runtime().config.seller.salesHours);
  });

  it('offers no chat when none is configured [DEC-40]', async () => {
    renderInPage(<HelpWidget />, runtime(null));
    fireEvent.click(help());
    expect(await screen.findByRole('link', { name: 'Email' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /chat/i })).not.toBeInTheDocument();
  });

  it('is hidden on phones, and its panel floats over the page [SHELL-02, DEC-138]', async () => {
    const { container } = renderInPage(<HelpWidget />, runtime());
    fireEvent.click(help());
    await screen.findByRole('link', { name: 'Email' });
    const panel = screen.getByRole('group', { name: 'How can we help?' });
    expect(panel).toHaveStyle({ position: 'absolute' });
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    expect(
      rules.some(
        (rule) =>
          rule instanceof CSSStyleRule &&
          panel.matches(rule.selectorText) &&
          /top: calc\(100%/.test(rule.cssText),
      ),
    ).toBe(true);
    const widget = help().parentElement;
    expect(container).toContainElement(widget);
    expect(widget && mediaThatHide(widget)).toEqual(['(max-width: 767.98px)', 'print']);
  });

  it('opens automatically after 300000 ms, not earlier, and does not move the focus [SHELL-03, CONST-09]', () => {
    renderInPage(<HelpWidget />, runtime());
    wait(299_999);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(HELP_DELAY_MS).toBe(300_000);
    expect(isOpen()).toBe(true);
    expect(document.body).toHaveFocus();
  });

  it('opens automatically on screens from 768 px, not below [SHELL-03, SHELL-04]', () => {
    screenWidth(767);
    const { unmount } = renderInPage(<HelpWidget />, runtime());
    wait(HELP_DELAY_MS * 2);
    expect(isOpen()).toBe(false);
    unmount();

    window.sessionStorage.clear();
    screenWidth(768);
    renderInPage(<HelpWidget />, runtime());
    wait(HELP_DELAY_MS);
    expect(isOpen()).toBe(true);
  });

  it('measures the time from the first document of the visit and opens once [SHELL-03, DEC-42]', () => {
    const first = renderInPage(<HelpWidget />, runtime());
    wait(200_000);
    first.unmount();

    const second = renderInPage(<HelpWidget />, runtime());
    wait(99_999);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
    second.unmount();

    renderInPage(<HelpWidget />, runtime());
    wait(HELP_DELAY_MS * 2);
    expect(isOpen()).toBe(false);
  });

  it('measures the time across changes of route, and does not open again after one [SHELL-03, DEC-42]', async () => {
    const { router } = renderInPage(<HelpWidget />, runtime());
    wait(200_000);
    await act(() => router.navigate('/all-deals'));
    wait(99_999);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);

    fireEvent.keyDown(document.body, { key: 'Escape' });
    await act(() => router.navigate('/cruise-deals'));
    wait(HELP_DELAY_MS * 2);
    expect(isOpen()).toBe(false);
  });

  it('does not open automatically after the shopper has opened or closed it [SHELL-03, DEC-42]', () => {
    renderInPage(<HelpWidget />, runtime());
    fireEvent.click(help());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    wait(HELP_DELAY_MS * 2);
    expect(isOpen()).toBe(false);
  });

  it('does not open automatically in the next document after the shopper has opened it [SHELL-03, DEC-42]', () => {
    const { unmount } = renderInPage(<HelpWidget />, runtime());
    fireEvent.click(help());
    unmount();
    renderInPage(<HelpWidget />, runtime());
    wait(HELP_DELAY_MS * 2);
    expect(isOpen()).toBe(false);
  });

  it('does not open by itself while it would cover a form [DEC-138]', () => {
    renderInPage(
      <>
        <form aria-label="Obstructing form" />
        <HelpWidget />
      </>,
      runtime(),
    );
    const form = screen.getByRole('form');
    help().getBoundingClientRect = () => ({ right: 1200, bottom: 56 }) as DOMRect;
    const below = { width: 400, left: 860, right: 1260, top: 200, bottom: 500 };
    form.getBoundingClientRect = () => below as DOMRect;
    wait(HELP_DELAY_MS + 20_000);
    expect(isOpen()).toBe(false);

    form.getBoundingClientRect = () => ({ ...below, top: -400, bottom: -100 }) as DOMRect;
    wait(5_000);
    expect(isOpen()).toBe(true);
  });

  it('works without storage [ERR-25]', () => {
    const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    renderInPage(<HelpWidget />, runtime());
    fireEvent.click(help());
    expect(isOpen()).toBe(true);
    storage.mockRestore();
  });
});

describe('the links of the header and of the call bar', () => {
  it('have the phone number and the email address of the settings [DEC-41]', async () => {
    const seller = { phone: '0161 496 0000', email: 'help@shop.example.com' };
    renderInPage(
      <>
        <TrustBar />
        <HelpWidget />
        <CallBar />
      </>,
      aRuntime({ config: storefrontConfigSchema.parse({ seller }) }),
    );
    fireEvent.click(help());
    await screen.findByRole('link', { name: 'Email' });
    const links = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^(tel|mailto):/.test(href));
    expect(links.toSorted()).toEqual([
      'mailto:help@shop.example.com',
      'tel:01614960000',
      'tel:01614960000',
      'tel:01614960000',
    ]);
    expect(screen.getByRole('link', { name: '0161 496 0000' })).toBeVisible();
  });
});

describe('the call bar on phones', () => {
  it('shows the offer with a call and a chat button [SHELL-05, SHELL-06, PROD-12, DEC-40]', () => {
    renderInPage(<CallBar />, runtime());
    expect(screen.getByText('RESERVATIONS? CALL NOW FOR OFFLINE PRICES')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
    const chat = screen.getByRole('link', { name: 'Chat (opens in a new window)' });
    expect(chat).toHaveAttribute('href', CHAT);
    expect(chat).toHaveAttribute('target', '_blank');
    expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByRole('complementary', { name: 'Reservations' })).not.toHaveTextContent(
      /online(?! |$)|online now/,
    );
  });

  it('sticks to the lower edge, and is hidden from 768 px [SHELL-05, SHELL-06]', () => {
    renderInPage(<CallBar />, runtime());
    const bar = screen.getByRole('complementary', { name: 'Reservations' });
    expect(bar).toHaveStyle({ position: 'sticky', bottom: '0px' });
    expect(within(bar).getAllByRole('link')).toHaveLength(2);
    expect(mediaThatHide(bar)).toContain('(min-width: 768px)');
  });

  it('has no chat button when no chat is configured [DEC-40]', () => {
    renderInPage(<CallBar />, runtime(null));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('the top bar', () => {
  it('shows the phone, the ATOL badge and a link to the reviews [HDR-01, PROD-04, PROD-09, DEC-41]', () => {
    const config = storefrontConfigSchema.parse({ seller: { reviewsUrl: 'https://reviews.example.com/' } });
    renderInPage(<TrustBar />, aRuntime({ config }));
    const bar = within(screen.getByRole('region', { name: 'Protection and contact' }));
    expect(bar.getByText('ATOL protected')).toBeVisible();
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    expect(screen.getByRole('link', { name: '4.3 from 1,148 reviews' })).toHaveAttribute(
      'href',
      'https://reviews.example.com/',
    );
    expect(screen.getByText(/Mon-Sun 9am-9pm/)).toBeInTheDocument();
  });

  it('shows the reviews of the settings [PROD-09]', () => {
    const reviews = { score: 4.7, count: 20 };
    const config = storefrontConfigSchema.parse({
      reviews,
      seller: { reviewsUrl: 'https://reviews.example.com/' },
    });
    renderInPage(<TrustBar />, aRuntime({ config }));
    expect(screen.getByRole('link', { name: '4.7 from 20 reviews' })).toBeVisible();
  });

  it('shows an ATOL number and a review score only when they are configured [DEC-41]', () => {
    const { unmount } = renderInPage(<TrustBar />);
    expect(screen.queryByText(/^\d{4,5}$/)).not.toBeInTheDocument();
    unmount();
    const config = storefrontConfigSchema.parse({ seller: { atolNumber: '12345' }, reviews: null });
    renderInPage(<TrustBar />, aRuntime({ config }));
    expect(screen.getByText('12345')).toBeVisible();
    expect(screen.queryByText(/reviews/)).not.toBeInTheDocument();
  });
});
