import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  // Every route is known from the start: no request for a manifest before a link can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
