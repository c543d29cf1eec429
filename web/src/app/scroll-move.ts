/** What of an address decides where its page is shown from. */
export interface Spot {
  pathname: string
  hash: string
}

/** To the place that the address names, to the top, or to where the path was left; 'stay' moves nothing. */
export type ScrollMove = 'place' | 'top' | 'known' | 'stay'

export interface Arrival {
  isReturn: boolean
  /** The address names a place, and the page has it. */
  hasPlace: boolean
}

export function scrollMove(from: Spot | undefined, to: Spot, { isReturn, hasPlace }: Arrival): ScrollMove {
  if (from?.pathname === to.pathname) {
    // A link to a place on the page reaches the router as a return too.
    const isNamed = hasPlace && !(isReturn && from.hash === to.hash)
    return isNamed ? 'place' : 'stay'
  }
  if (isReturn) return 'known'
  return hasPlace ? 'place' : 'top'
}
