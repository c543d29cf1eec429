import { slug } from '@app/contract/reference-lists/slug.ts'
import type { StoryCard } from '@app/contract/stories/story-schema.ts'
import { date } from '../../components/format.ts'

/** Its picture, or a drawing of its first tag, which may be a sport. */
export const storyPicture = ({ ownerId, cover, tags, page }: StoryCard) =>
  cover?.url ?? `/art/${ownerId}/${slug(tags[0] ?? page?.kind ?? '')}`

/** `Feb 17, 2027, 6 min`. */
export const dateAndMinutes = ({ publishedDate, minutes }: Pick<StoryCard, 'publishedDate' | 'minutes'>) =>
  [publishedDate !== null && date(publishedDate), `${minutes} min`].filter(Boolean).join(', ')
