/** What a card shows of a facility. */
export interface ShownFacility {
  id: string
  name: string
  place: string
  position: { lat: number; lng: number } | null
  distance?: string
  sports: string[]
  score: { label: string; value: string }[]
  rating: number | null
  reviewCount: number
  image: string
  isPromoted: boolean
  /** Of the one that is shown wide. */
  description?: string
}
