import type { ProfileKindName } from '@app/contract/owners.ts'
import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import type { StoryCard } from '@app/contract/stories/story-schema.ts'
import type { Crumb } from '../../components/display/breadcrumbs.tsx'
import type { LineScoreItem } from '../../components/display/line-score.tsx'
import type { ProfileCardProps } from '../../components/display/profile-card.tsx'
import type { Tally } from '../../kind/landing/landing-figures.server.ts'
import type { MapBounds } from '../../components/map/map-profile.ts'

/** A link with a drawing: of a sport, or of a state's outline. */
export interface Tile extends Tally {
  art: string
}

export type TopicCard = Pick<
  ProfileCardProps,
  'title' | 'place' | 'category' | 'sports' | 'rating' | 'reviewCount' | 'offer' | 'image' | 'isPromoted'
> & { to: string; score: LineScoreItem[] }

/** The profiles of one kind. */
export interface TopicSection {
  kind: ProfileKindName
  title: string
  about?: string | undefined
  cards: TopicCard[]
  /** All of them in the marketplace, if there are more and the kind has one. */
  all?: { label: string; to: string } | undefined
}

/** States or sports: the first ones with drawings, and the others by name. */
export interface TopicTiles {
  title: string
  tiles: Tile[]
  /** 'More sports'. */
  othersTitle: string
  others: Tally[]
}

export interface TopicMap {
  kind: ProfileKindName
  filter: object
  bounds: MapBounds
  /** The marketplace with the same filter, as a map. */
  asMap: string
}

/** The content of a page about a state, a marketplace category, or both. */
export interface TopicPage extends Pick<PageSurroundings, 'brand' | 'origin'> {
  path: string
  /** Of the document. */
  title: string
  heading: string
  overline: string
  description: string
  crumbs: Crumb[]
  art: { src: string; isOutline: boolean }
  /** What editors wrote about the state, and their video. */
  text?: string | undefined
  video?: string | undefined
  lead: string
  actions: { label: string; to: string }[]
  figures: LineScoreItem[]
  sections: TopicSection[]
  /** The newest of pages there, or about the sport. */
  stories: StoryCard[]
  tiles: TopicTiles[]
  map?: TopicMap | undefined
  towns: Tally[]
  nearby?: { title: string; tiles: Tile[] } | undefined
}

/** Replaces the page of a state or category that doesn't exist. */
export interface UnknownTopic {
  unknown: 'state' | 'sport'
  suggestions: { label: string; to: string }[]
  /** The list on the landing page. */
  all: { label: string; to: string }
}
