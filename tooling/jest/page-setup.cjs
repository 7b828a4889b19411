jest.setTimeout(30_000);

if (typeof window !== 'undefined') require('./document-setup.cjs');
