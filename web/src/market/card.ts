import type { LineScoreItem } from '../components/line-score.tsx'

/** The part of a card that depends on the kind. */
export interface CardFacts {
  /** Such as 'Sports Commission'. */
  type?: string
  score: (LineScoreItem & { value: string })[]
  rating?: number | null
  reviewCount?: number
}

/** The content of a result's card. */
export interface Card extends CardFacts {
  id: string
  name: string
  place: string
  position: { lat: number; lng: number } | null
  distance?: string
  sports: string[]
  image: string
  isPromoted: boolean
  /** Only of a promoted first result, which is wide. */
  description?: string
}
