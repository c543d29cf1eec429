import type { PageSurroundings } from '@app/contract/page-surroundings.ts'

/** The server's settings that the shell needs in the browser too. */
export type Settings = Pick<PageSurroundings, 'brand' | 'origin' | 'signIn' | 'links' | 'isDevelopment'>
