import { expect, type FrameLocator, type Page } from '@playwright/test';

import type { Storefront } from '../support/storefront';

/** Drives the pages as a shopper does, by role and name. */
export class Shopper {
  readonly page: Page;
  readonly #site: string;

  constructor(page: Page, storefront: Pick<Storefront, 'site'>) {
    this.page = page;
    this.#site = storefront.site;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#site + path);
  }

  async searchFromHome(destination: string): Promise<void> {
    await this.open('/');
    await expect(this.page.locator('html[data-booted]')).toBeAttached();
    await this.page.getByRole('combobox', { name: /^Destination/ }).click();
    await this.page.getByRole('combobox', { name: 'Search: Destination' }).fill(destination);
    await this.page.getByRole('option', { name: new RegExp(destination) }).click();
    await this.page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(this.page.getByRole('heading', { name: /^Showing 1-20 of \d+ deals$/ })).toBeVisible();
  }

  async chooseFirstHotel(): Promise<void> {
    await this.page.getByRole('article').first().getByRole('link').click();
    await this.page.getByRole('dialog').getByRole('link', { name: 'Continue' }).click();
    await expect(this.#bookNow()).toBeVisible();
  }

  /** In the offer; phones have it in the bar at the bottom instead. */
  #bookNow() {
    return this.page.getByRole('button', { name: 'Book Now' });
  }

  async bookNow(): Promise<void> {
    await this.#bookNow().click();
    await expect(this.page.getByRole('heading', { name: 'Personalise your holiday' })).toBeVisible();
  }

  async personalise(): Promise<void> {
    await this.page.getByLabel('Email').fill('ann@example.com');
    await this.page.getByLabel('Phone').fill('020 7946 0123');
    await this.page.getByRole('button', { name: 'Continue' }).click();
    await expect(this.page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
  }

  /** Fills in the forms of all guests. @param then true to continue to payment */
  async enterPassengers(
    names: readonly string[] = ['Ann', 'Ben'],
    years: readonly string[] = [],
    then: 'go-on' | 'stay' = 'go-on',
  ): Promise<void> {
    const { page } = this;
    for (const [index, firstName] of names.entries()) {
      const field = (name: string) => page.locator(`[id="passengers.${index}.${name}"]`);
      await field('title').selectOption(index % 2 === 0 ? 'Mrs' : 'Mr');
      await field('firstName').fill(firstName);
      await field('lastName').fill("O'Brien-Müller");
      await field('birth').selectOption('12');
      await page.getByLabel('Month').nth(index).selectOption('May');
      await page
        .getByLabel('Year')
        .nth(index)
        .fill(years[index] ?? '1980');
    }
    await page.getByLabel('Postcode').fill('N1 1AA');
    await page.getByLabel('Address line 1').fill('1 High Road');
    await page.getByLabel('City').fill('London');
    await page.getByLabel('Country').selectOption('United Kingdom');
    if (then === 'stay') return;
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  }

  /** Goes from home to the payment step with the first hotel of a destination. */
  async reachPayment(destination = 'Antalya'): Promise<void> {
    await this.searchFromHome(destination);
    await this.chooseFirstHotel();
    await this.bookNow();
    await this.personalise();
    await this.enterPassengers();
  }

  async fillCard(number: string, securityCode = '123'): Promise<void> {
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Month').selectOption('08');
    await this.page.getByLabel('Year').selectOption('2029');
    await this.page.getByLabel('Security code').fill(securityCode);
    await this.page.getByLabel('Cardholder name').fill('Ann O’Brien');
  }

  async payOnGateway(number: string): Promise<void> {
    await this.page.getByRole('button', { name: /^PAY SECURELY ONLINE/ }).click();
    await this.payInFrame(number);
  }

  async payInFrame(number: string): Promise<void> {
    await this.payOn(this.page.frameLocator('iframe'), number);
  }

  /** Fills in the provider's page, in a frame or in a window. */
  async payOn(place: FrameLocator | Page, number: string): Promise<void> {
    await place.getByLabel('Card number').fill(number);
    await place.getByLabel(/Expiry/).fill('08 / 29');
    await place.getByLabel('Security code').fill('123');
    await place.getByLabel('Name on card').fill('Ann O’Brien');
    await place.getByRole('button', { name: /^Pay £/ }).click();
  }

  async confirmed(): Promise<string> {
    await expect(this.page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible({
      timeout: 30_000,
    });
    const message = await this.page.getByText(/Your booking reference/).textContent();
    return /[A-Z2-9]{10}/.exec(message ?? '')?.[0] ?? '';
  }
}

/** Console message of a blocked picture. */
export const LEFT_OUT = /net::ERR_BLOCKED_BY_CLIENT/;

/** Blocks pictures, which are slow to generate and irrelevant for most journeys. */
export async function withoutPictures(page: Page): Promise<void> {
  await leaveOut(page, ['*/media/*']);
}

/**
 * Blocks requests by URL patterns with `*`. A Playwright route would send every request through the test process and disable
 * the browser's cache.
 */
export async function leaveOut(page: Page, urls: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: [...urls] });
}
