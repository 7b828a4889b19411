import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { GuideFrame } from './frame/guide-frame';
import { guideRouter } from './frame/guide-router';

const root = document.getElementById('root');
if (!root) throw new Error('The HTML document has no element with the id "root".');

createRoot(root).render(
  <GuideFrame>
    <RouterProvider router={guideRouter()} />
  </GuideFrame>,
);
