import { createBrowserRouter } from 'react-router-dom';

import { ComponentPage } from './component-page';
import { GuideLayout } from './guide-layout';
import { OverviewPage } from './overview-page';

/** `/` is the language, `/<component>` one component in all its states; links inside examples lead nowhere else. */
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
