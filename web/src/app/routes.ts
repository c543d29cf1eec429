import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('./page-frame.tsx', [
    index('../features/landing/landing-route.tsx'),
    route('facilities/marketplace', '../features/marketplace/marketplace-route.tsx'),
    route('facilities/marketplace/filters', '../features/marketplace/filters-route.tsx'),
    route('facilities/new', '../features/facility-creation/facility-creation-route.tsx'),
    route('facilities/:id', '../features/facility/facility-route.tsx'),
    route('home', '../features/home/home-route.tsx'),
    route('admin', '../features/admin/admin-route.tsx'),
    route('dev/components', '../features/components-page/components-page-route.tsx'),
    route('*', './not-found-route.tsx'),
  ]),
] satisfies RouteConfig
