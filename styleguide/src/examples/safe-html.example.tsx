import { SafeHtml } from '@storefront/shared/composites/page/safe-html';

import type { Example } from '../example';

export const safeHtmlExample: Example = {
  title: 'Safe HTML',
  group: 'Display',
  purpose: 'Text from the back office, with or without tags; scripts, styles and frames are removed.',
  states: [
    { name: 'HTML', Component: () => <SafeHtml>{WITH_TAGS}</SafeHtml> },
    { name: 'Plain lines', Component: () => <SafeHtml>{WITHOUT_TAGS}</SafeHtml> },
    { name: 'A malicious script: only the text remains', Component: () => <SafeHtml>{HOSTILE}</SafeHtml> },
    { name: 'A long word', Component: () => <SafeHtml>{LONG_WORD}</SafeHtml> },
    { name: 'Empty', Component: () => <SafeHtml>{''}</SafeHtml> },
  ],
};

const WITH_TAGS = `
  <h3>Location</h3>
  <p>Between the pines and the beach, <strong>300 metres</strong> from the <em>old harbour</em>.</p>
  <ul><li>Three pools</li><li>Two restaurants</li></ul>
  <p>More on <a href="https://www.example.com/">its own site</a>.</p>
`;

const WITHOUT_TAGS = `Between the pines and the beach, 300 metres from the old harbour.

Three pools & two restaurants.
Rooms were done up in 2025.`;

const HOSTILE = `<p onclick="alert(1)" style="position:fixed">Three pools.</p>
  <script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">Two restaurants</a>`;

const LONG_WORD = 'A taxi from Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch takes two hours.';
