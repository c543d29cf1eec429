import type { PageSurroundings } from '@app/contract/page-surroundings.ts'

/** What of the server's surroundings the shell needs in the browser too. */
export interface Settings extends Pick<
  PageSurroundings,
  'brand' | 'origin' | 'signIn' | 'links' | 'isDevelopment'
> {
  /** Whether the browser that asked for the page may have a session. */
  hasSessionHint: boolean
}
