import { loadedOnce } from '../components/loaded-once.ts'

/** The list of results, whose cards need most of a market's code. */
export const lateResults = loadedOnce(() => import('./results.tsx'))
