import journeys from '../playwright.config';

/** Takes the pictures of the guides: `npm run guide-pictures`. */
export default {
  ...journeys,
  testDir: '.',
  testMatch: '*.pictures.ts',
  workers: 1,
  timeout: 400_000,
};
