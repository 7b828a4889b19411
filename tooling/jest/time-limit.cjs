// Other stages of `npm test` use the processor at the same time.
jest.setTimeout(60_000);
