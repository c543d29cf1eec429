interface SearchArea {
  address: string | null
  /** In miles. */
  dist: number | null
}

/** Where somebody looks for a venue. */
export function locationSummary({ address, dist }: SearchArea): string {
  if (!address) return 'Looking Nationally'
  return dist === null ? `Looking near ${address}` : `Looking within ${dist} mi of ${address}`
}
