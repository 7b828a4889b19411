import { createBrowserRouter } from 'react-router-dom';

import { ComponentPage } from './component-page';
import { GuideLayout } from './guide-layout';
import { OverviewPage } from './overview-page';

/** `/` is the overview, `/<component>` one component; links in examples to other paths show the overview. */
export function guideRouter() {
  return createBrowserRouter([
    {
      element: <GuideLayout />,
      children: [
        { path: '/', element: <OverviewPage /> },
        { path: '/:component', element: <ComponentPage /> },
        { path: '*', element: <OverviewPage /> },
      ],
    },
  ]);
}
