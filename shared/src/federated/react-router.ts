/*
 * What of the router the parts may use. The shell shares this module under the router's own name, since a
 * library that is shared whole is shipped whole: nobody can know what a remote of tomorrow will ask for.
 *
 * A name is added here first, with a release of the shell; a remote that uses it is refused until then
 * (delivery/src/compatibility/registry-conflicts.ts). Names are never taken away within a major version of the contract.
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
} from 'whole-react-router';

// The router itself is the shell's.
export {
  createBrowserRouter,
  createContext,
  matchRoutes,
  RouterContextProvider,
  ScrollRestoration,
  useNavigationType,
} from 'whole-react-router';
