import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import type { BarAttributes } from './bar-attributes.ts'
import { createContext } from 'react-router'

/** What the server passes to loaders: the API, the brand, the settings. Only on the server. */
export const surroundings = createContext<PageSurroundings>()

/** The server's settings that the browser needs too. */
export interface Settings extends Pick<
  PageSurroundings,
  | 'brand'
  | 'origin'
  | 'signIn'
  | 'links'
  | 'map'
  | 'hasDrives'
  | 'areVisitsCounted'
  | 'analytics'
  | 'isDevelopment'
> {
  /** The links of 'How it works'. */
  howItWorks: readonly { title: string; to: string }[]
  /** Null: as the page. */
  isBarContained: boolean | null
  /** Of the document's element. */
  attributes: BarAttributes
}
