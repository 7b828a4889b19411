/*
 * The names of the router that apps may import. The shell shares this module as `react-router-dom`: a library
 * that is shared whole is shipped whole, since a future remote may import any of it.
 *
 * Add a name here first and release the shell; a remote that uses it is rejected until then
 * (delivery/src/compatibility/registry-conflicts.ts). Names are never removed within a major version of the contract.
 */
export {
  createSearchParams,
  data,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  redirectDocument,
  useBeforeUnload,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'whole-react-router-dom';

// Only the shell creates the router.
export {
  createBrowserRouter,
  createContext,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  ScrollRestoration,
  useNavigationType,
} from 'whole-react-router-dom';
