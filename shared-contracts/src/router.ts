/** Door `@telehealth/contracts/router`: the part of the router the product uses. Shared, one instance per browser tab. */
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
  useSearchParams,
} from 'react-router-dom';
