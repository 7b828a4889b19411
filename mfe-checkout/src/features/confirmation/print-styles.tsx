import { css, Global } from '@emotion/react';

/**
 * Prints the confirmation on one sheet: black on white, without site header, footer and buttons. The header and the
 * footer belong to the shell, so they are selected by their elements.
 */
export function PrintStyles() {
  return <Global styles={printStyles} />;
}

const printStyles = css`
  @media print {
    @page {
      size: A4;
      margin: 10mm;
    }

    :is(header, footer, nav, aside, [data-bottom-bar], [data-screen-only]) {
      display: none !important;
    }

    :has(> main) > :not(main) {
      display: none !important;
    }

    html {
      font-size: 75%;
    }

    body,
    body * {
      background: none !important;
      box-shadow: none !important;
      color: black !important;
    }

    main {
      padding: 0 !important;
    }

    [data-print-part] dl {
      gap: 0 !important;
    }

    [data-print-part] {
      padding: 0 0 8px !important;
      border-radius: 0 !important;
      break-inside: avoid;
    }
  }
`;
