import type { Api } from './api.ts'

/** Settings of the OpenID client in the browser. None of them is secret. */
export interface SignInSettings {
  domain: string
  clientId: string
  audience: string
  rolesClaim: string
}

/** Pages behind 'How it works' and in the footer, which configuration can replace. Paths of ours, or URLs of other sites. */
export interface HelpLinks {
  help: string
  contact: string
  /** Parent of the pages of audiences, without a trailing slash. */
  marketing: string
  privacy: string
  terms: string
}

export const ownHelpLinks: HelpLinks = {
  help: '/help',
  contact: '/contact',
  marketing: '/how-it-works',
  privacy: '/help/privacy',
  terms: '/help/terms',
}

/** The bar at the top of each page. */
export interface BarSettings {
  /** In px. */
  height: number
  position: 'sticky' | 'fixed'
  /** Whether it is as wide as a page's column. Null: on pages that are. */
  isContained: boolean | null
}

/** As specified. */
export const defaultBar: BarSettings = { height: 60, position: 'fixed', isContained: null }

/** Maps with streets. Without either, maps have the built-in shapes and names. */
export interface MapSettings {
  /** An archive in the Protomaps schema. */
  tiles: {
    url: string
    /** West, south, east, north. */
    bounds: [number, number, number, number]
    minZoom: number
    maxZoom: number
    /** HTML with links. */
    attribution: string
  } | null
  /** Another style for MapLibre. */
  styleUrl: string | null
}

/** Where the browser reports page views and user ids. */
export interface AnalyticsSettings {
  url: string
  /** Whether people are asked first. */
  needsConsent: boolean
}

/** The context that the server passes to the renderer. */
export interface PageSurroundings {
  /** Calls the API in process, as a visitor. */
  api: Api
  brand: string
  /** The public origin, without a trailing slash. */
  origin: string
  /** Marks the scripts that the renderer wrote. The server replaces it by hashes of the scripts. */
  nonce: string
  signIn: SignInSettings
  links: HelpLinks
  /** Of the operator. Undefined if none is configured. */
  postalAddress?: string | undefined
  /** If omitted, the default. */
  bar?: BarSettings
  /** URLs of videos by the name of a state. */
  stateVideos: Readonly<Record<string, string>>
  map: MapSettings
  /** Whether the API knows drive distances. If omitted, it doesn't. */
  hasDrives?: boolean
  /** Whether what is read of pages is counted for their teams. If omitted, it isn't. */
  areVisitsCounted?: boolean
  /** If omitted, nothing is reported. */
  analytics?: AnalyticsSettings | undefined
  /** Whether to serve development pages, such as `/dev/components`. */
  isDevelopment: boolean
  /** Logs an error that occurred while rendering. */
  report(error: unknown): void
}

/** The entry point of the web's server build. */
export type RenderPage = (request: Request, surroundings: PageSurroundings) => Promise<Response>
