if (typeof window !== 'undefined') require('./document-setup.cjs');
