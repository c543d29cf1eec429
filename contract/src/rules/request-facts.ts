/** The surface of a request, or those of which any will do. Null if it says none. */
export const surfaceText = ({ surface, surfaces }: { surface: string | null; surfaces: readonly string[] }) =>
  surface ?? (surfaces.join(' or ') || null)

/** Where a request looks for a venue: `Within 50 miles of Austin, Texas`. Null if it says no place. */
export function placeText({
  requestAddress,
  requestDist,
}: {
  requestAddress: string | null
  requestDist: number | null
}): string | null {
  if (requestAddress === null || requestDist === null) return requestAddress
  return `Within ${requestDist} ${requestDist === 1 ? 'mile' : 'miles'} of ${requestAddress}`
}

/** How far the dates of a request may move: `A week either way`. Null if they are fixed. */
export function flexText({ flexWeeks }: { flexWeeks: number | null }): string | null {
  if (flexWeeks === null || flexWeeks === 0) return null
  return flexWeeks === 1 ? 'A week either way' : `Up to ${flexWeeks} weeks either way`
}
