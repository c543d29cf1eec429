import type { Plans } from '@app/contract/plans.ts'
import type { Site } from '@app/identity/imprint.ts'
import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { MapSource } from './map/open-map.ts'
import type { Pages } from './pages/built-pages.ts'
import type { FindDrives } from './patterns/drive-distances.ts'
import type { FindPlace } from './patterns/place-details.ts'
import type { Geocoder } from './patterns/resolve-location.ts'
import type { TokenRules } from './platform/auth.ts'
import type { Connections } from './platform/database.ts'
import type { LimitSettings } from './platform/limits/limit-settings.ts'
import type { SendMail } from './platform/mail/outbox.ts'
import type { MetricsRegistry } from './platform/metrics/registry.ts'
import type { ModelSettings } from './platform/model-configuration.ts'
import type { ProbeWebsite } from './platform/outgoing/probe-website.ts'
import type { PushSettings } from './platform/push/send-push.ts'
import type { QuotaSettings } from './platform/quota-settings.ts'
import type { ReportEvent } from './platform/security-events.ts'
import type { SessionSettings } from './session/open-session-hub.ts'
import type { Guides, ModelParts } from './services/assistant-mgmt/index.ts'
import type { PlaceLookups } from './services/place-mgmt/index.ts'

export interface AppParts {
  /** For reads and logins. */
  connections: Connections
  /** For writes and queues. With `writePoolSize` connections, if there are limits. */
  writes: Connections
  databaseUrl: string
  /** A Valkey or Redis that passes events between servers. If omitted, PostgreSQL does. */
  backplaneUrl?: string | undefined
  dataDir: string
  origin: string
  brand: string
  log: FastifyBaseLogger
  report: ReportEvent
  tokens: TokenRules & { userinfo?: string | undefined }
  /** Must not share the pool of `connections`: writes use it while they hold a connection, which could deadlock. */
  geocode: Geocoder & PlaceLookups
  /** The provider of place details. If omitted, only our own pages are known. */
  findPlace?: FindPlace | undefined
  /** The provider of drive distances. If omitted, none are known. */
  findDrives?: FindDrives | undefined
  /** Finds out whether a website answers. If omitted, over HTTP. */
  probeWebsite?: ProbeWebsite | undefined
  mail: { send: SendMail; site: Site }
  /** Push services besides the public ones. */
  push?: PushSettings
  /** Calendars to subscribe to that may be in our own network. By default, none. */
  calendarOrigins?: readonly string[]
  /** The WordPress site whose posts are stories, too. Tests pass what may be in our own network. */
  stories?: { url: string; origins?: readonly string[] } | undefined
  quotas: QuotaSettings
  /** The tiers of memberships. By default all, with our texts. */
  plans?: Plans
  /** How many questions to assistants somebody may ask a day. By default 20. */
  questions?: number | undefined
  /** The model that answers them. If omitted, our own engine does. */
  model?: ModelSettings | undefined
  /** How long it may take. For tests. */
  timeout?: ModelParts['timeout']
  /** What answers them. By default our own. For tests. */
  guides?: Guides | undefined
  /** Whether what is read of pages is counted for their teams. By default, it is. */
  areVisitsCounted?: boolean
  /** Validates every reply against its schema. For development and tests. */
  checkReplies: boolean
  proxies?: number
  /** If omitted, callers have no limits. */
  limits?: LimitSettings
  /** Logs each request. */
  accessLog?: boolean
  /** For tests. */
  session?: SessionSettings
  /** Of the server. By default its own, for its page of administration. */
  metrics?: MetricsRegistry
  /** The pool of `geocode`, for its metrics. */
  lookups?: pg.Pool
  /** If omitted, the server has only the API. */
  pages?: PageParts
}

export interface PageParts extends Pick<
  PageSurroundings,
  'signIn' | 'links' | 'postalAddress' | 'bar' | 'stateVideos' | 'analytics' | 'isDevelopment'
> {
  from: 'build' | 'sources' | Pages
  /** If omitted, the built-in map. */
  map?: MapSource
}
