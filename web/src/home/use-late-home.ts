import { useLazy } from '../components/use-lazy.ts'

const load = () => import('./late-home.ts')

/** The parts of home that aren't needed to show what needs the reader and their pages. They load beside home's data. */
export const useLateHome = () => useLazy(load, true)

export type LateHome = ReturnType<typeof useLateHome>
