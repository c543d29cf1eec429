import type { VisitAction } from '@app/contract/visits/visits.ts'
import { isId } from '../kind/profile-ids.ts'

/** The profile that a page is about, also a page below it, such as that of an event's hotels. */
export function subjectOf(pathname: string): string | undefined {
  const id = /^\/[a-z-]+\/([^/]+)/.exec(pathname)?.[1]
  return id !== undefined && isId(id) ? id : undefined
}

/** The id in the address of a page about one thing. The server knows which of them are profiles. */
export function pageIdOf(pathname: string): string | undefined {
  const id = /^\/[a-z-]+\/([^/]+)$/.exec(pathname)?.[1]
  return id !== undefined && isId(id) ? id : undefined
}

/** What a heading or a link is about whose address has no id. */
export const visitedIn = (element: Element | null) =>
  element instanceof HTMLElement ? element.dataset['visited'] : undefined

/** Maps of other sites that show the way to a place. */
const directionHosts =
  /(?:^|\.)(?:google\.[a-z.]+|goo\.gl|apple\.com|bing\.com|openstreetmap\.org|waze\.com)$/
const isDirections = ({ hostname, pathname }: URL) =>
  directionHosts.test(hostname) && /maps|directions|^\/ul/.test(hostname + pathname)

/** A document of a page, or its dates for a calendar. */
const isFile = ({ pathname }: URL) => /^\/documents\/|^\/event-mgmt\/api\/events\/[^/]+\/ical$/.test(pathname)

/** What following a link on a page means for the page's team. Undefined for links within the product. */
export function linkAction(href: string, origin: string): VisitAction | undefined {
  const url = URL.parse(href, origin)
  if (url === null) return undefined
  if (url.protocol === 'tel:' || url.protocol === 'sms:') return 'phone'
  if (url.protocol === 'mailto:') return 'email'
  if (url.protocol === 'geo:') return 'directions'
  if (!/^https?:$/.test(url.protocol)) return undefined
  if (url.origin === origin) return isFile(url) ? 'download' : undefined
  return isDirections(url) ? 'directions' : 'website'
}

interface Opening {
  /** The link of ours that led here. */
  via: string | null
  referrer: string
  origin: string
}

/** Where the first page of a visit was found: never guessed. */
export function openingSource({ via, referrer, origin }: Opening): string {
  if (via !== null && /^[a-z]+$/.test(via)) return via
  const url = referrer === '' ? null : URL.parse(referrer)
  if (url?.origin === origin) return cardSource(url.pathname)
  return url?.hostname.includes('.') === true ? url.hostname.slice(0, 100) : 'unknown'
}

/** Where a card is seen, by the address of the page that it is on. */
export function cardSource(
  pathname: string,
  { isPromoted = false, isOnMap = false }: { isPromoted?: boolean; isOnMap?: boolean } = {},
) {
  if (isPromoted) return 'promotion'
  if (isOnMap) return 'map'
  if (pathname.endsWith('/marketplace')) return 'search'
  return /^\/(?:shared-)?lists\//.test(pathname) ? 'list' : 'page'
}
