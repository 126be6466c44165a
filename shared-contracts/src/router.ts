/**
 * Door `@telehealth/contracts/router`: the part of the router the product uses, and the table of its addresses. Shared, one
 * instance per browser tab.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { ROUTE_TABLE } from './routes/route-table';
