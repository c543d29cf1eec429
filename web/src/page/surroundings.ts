import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import { createContext } from 'react-router'

/** What the server gives to loaders: the API, the brand, the settings. Only there on the server. */
export const surroundings = createContext<PageSurroundings>()
