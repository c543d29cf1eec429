import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import { createContext } from 'react-router'

/** What the server passes to loaders: the API, the brand, the settings. Only on the server. */
export const surroundings = createContext<PageSurroundings>()

/** The server's settings that the browser needs too. */
export type Settings = Pick<
  PageSurroundings,
  'brand' | 'origin' | 'signIn' | 'links' | 'map' | 'isDevelopment'
>
