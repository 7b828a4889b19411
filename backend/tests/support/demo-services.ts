/*
 * The only file of these tests that imports demo/. Tests run the backend with the simulated supplier, payment provider and
 * seed content.
 */
export { createDemoServices } from '@storefront/demo/demo-services';
export { readDemoEnvironment } from '@storefront/demo/environment';
export { seedContent } from '@storefront/demo/content/seed-content';
export { seedDocuments } from '@storefront/demo/content/seed-documents';
export { illustrationSource } from '@storefront/demo/illustrations/illustration-source';
export { gatewayApp } from '@storefront/demo/payment-sandbox/pages/gateway-app';
export { directSupplier } from '@storefront/demo/supplier-simulator/direct-supplier';
export { createMarket } from '@storefront/demo/supplier-simulator/market/create-market';
export { chance, hashOf, pick } from '@storefront/demo/supplier-simulator/market/hash';
export type { Market, MarketQuery } from '@storefront/demo/supplier-simulator/market/market';
export { simulatorApp } from '@storefront/demo/supplier-simulator/simulator-app';

/** Path of the demonstration's server from the root of the workspace. */
export const DEMO_SERVER = 'demo/server.ts';
