import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  // Every route is known from the start: no request for a manifest before a link can be followed.
  routeDiscovery: { mode: 'initial' },
  // A file of its own for a route's client loader, which is one line, would cost more than it saves.
  splitRouteModules: false,
} satisfies Config
