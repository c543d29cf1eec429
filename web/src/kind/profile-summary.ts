import type { DateBlockDates } from '@app/contract/rules/event-dates.ts'
import type { LineScoreItem } from '../components/display/line-score.tsx'
import type { ProfileCardProps } from '../components/display/profile-card.tsx'
import type { Profile } from './profile-calls.ts'
import type { KindFacts } from './registry.ts'

/** A profile on a card. Its functions are methods, so that they can take the kind's own fields. */
export interface ProfileCardFacts<I extends Profile = Profile> {
  kind: KindFacts
  type(profile: I): string
  /** Key figures, at most `most`. */
  score(profile: I, most?: number): LineScoreItem[]
  card(profile: I): Pick<
    ProfileCardProps,
    'category' | 'dates' | 'isOff' | 'label' | 'offer' | 'rating' | 'reviewCount' | 'sports'
  > & {
    /** Takes no new likes or followers. */
    isClosed?: boolean
  }
}

/** How profiles of a kind appear in lists of their managers and of admins. Without its card, which home loads later. */
export interface ProfileSummary<I extends Profile = Profile> {
  kind: KindFacts
  /** What its managers watch: reactions, reviews. */
  results(profile: I): LineScoreItem[]
  /** Facts for whoever approves it; undefined where nothing was entered. */
  reviewFacts(profile: I): { label: string; value: string | undefined }[]
  /** When it takes place. Only of events. */
  dates?(profile: I): DateBlockDates
  /** Whether nothing is left to improve, because it took place or was cancelled. `today` is the day in UTC. */
  isOver?(profile: I, today: string): boolean
  /** What would improve a page most, the most useful first, with the section of the page where it is done. */
  nextSteps: readonly { text: string; section: string; isMissing(profile: I): boolean }[]
}

/** Next steps of every kind. */
export const commonSteps = {
  contact: {
    text: 'Add contact details',
    section: 'contact',
    isMissing: ({ email, phone, website }: Profile) => [email, phone, website].every((way) => way === null),
  },
  images: {
    text: 'Add a photo',
    section: 'images',
    isMissing: ({ headerImage }: Profile) => headerImage.startsWith('/art/'),
  },
  about: {
    text: 'Write a description',
    section: 'about',
    isMissing: ({ description }: Profile) => description === null || description === '',
  },
  place: {
    text: 'Add an address',
    section: 'place',
    isMissing: ({ address }: Profile) => address === null,
  },
}

/** Those of most kinds, after their own. */
export const usualSteps = [commonSteps.contact, commonSteps.images, commonSteps.about, commonSteps.place]
