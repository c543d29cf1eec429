import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('./page-frame.tsx', [
    index('../landing/landing-route.tsx'),
    route('facilities/marketplace', '../kinds/facility/market-route.tsx'),
    route('facilities/marketplace/filters', '../kinds/facility/filters-route.tsx'),
    route('facilities/new', '../kinds/facility/creation/route.tsx'),
    route('facilities/:id', '../kinds/facility/profile-route.tsx'),
    route('destinations/marketplace', '../kinds/destination/market-route.tsx'),
    route('destinations/marketplace/filters', '../kinds/destination/filters-route.tsx'),
    route('destinations/new', '../kinds/destination/creation-route.tsx'),
    route('destinations/:id', '../kinds/destination/profile-route.tsx'),
    route('requests', '../requests/inbox-route.tsx'),
    route('requests/new', '../requests/new-request-route.tsx'),
    route('requests/status', '../requests/status-route.tsx'),
    route('claims/new', '../claims/new-claim-route.tsx'),
    route('claims/confirm', '../claims/confirm-claim-route.tsx'),
    route('lists/:id', '../lists/list-route.tsx'),
    route('shared-lists/:key', '../lists/shared-list-route.tsx'),
    route('compare', '../compare/compare-route.tsx'),
    route('home', '../home/home-route.tsx'),
    route('admin', '../admin/admin-route.tsx'),
    route('admin/claims', '../admin/claims-route.tsx'),
    route('dev/components', '../features/components-page/components-page-route.tsx'),
    route('*', './not-found-route.tsx'),
  ]),
] satisfies RouteConfig
