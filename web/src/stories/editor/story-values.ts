import type { TeamStory, StoryDraft } from '@app/contract/stories/story-schema.ts'
import type * as z from 'zod'
import { localTime, timeIn } from '../../page/local-time.ts'
import { textOf } from '../../page/typed-values.ts'

export type OwnStory = z.output<typeof TeamStory>

/** A story as its form has it. */
export interface StoryValues {
  title: string
  slug: string
  standfirst: string
  category: string
  /** Separated by commas. */
  tags: string
  text: string
  coverId: string
  coverDescription: string
  aboutIds: readonly string[]
  /** Of a `datetime-local` input. */
  publishDate: string
  correction: string
}

export const storyLabels: Readonly<Record<keyof StoryValues, string>> = {
  title: 'Title',
  slug: 'Address',
  standfirst: 'Standfirst',
  category: 'Category',
  tags: 'Tags',
  text: 'Text',
  coverId: 'Cover',
  coverDescription: 'What the cover shows',
  aboutIds: 'Shown on',
  publishDate: 'Goes live',
  correction: 'Correction',
}

export const valuesOf = (story: OwnStory): StoryValues => ({
  title: story.title,
  slug: story.slug,
  standfirst: story.standfirst ?? '',
  category: story.category,
  tags: story.tags.join(', '),
  text: story.text,
  coverId: story.coverId ?? '',
  coverDescription: story.coverDescription ?? '',
  aboutIds: story.aboutIds,
  publishDate: localTime(story.publishDate),
  correction: story.correction ?? '',
})

/** What is stored, without what the server derives. */
export const storedDraft = (story: OwnStory): StoryDraft => ({
  title: story.title,
  slug: story.slug,
  standfirst: story.standfirst,
  category: story.category,
  tags: story.tags,
  text: story.text,
  coverId: story.coverId,
  coverDescription: story.coverDescription,
  aboutIds: story.aboutIds,
  publishDate: story.publishDate,
  correction: story.correction,
})

/** What is typed, for the schema. A time that nobody changed keeps its seconds, which the input has no room for. */
export const draftOf = (values: StoryValues, { publishDate }: OwnStory) => ({
  title: values.title,
  slug: textOf(values.slug),
  standfirst: textOf(values.standfirst),
  category: values.category,
  tags: values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ''),
  text: values.text,
  coverId: textOf(values.coverId),
  coverDescription: textOf(values.coverDescription),
  aboutIds: values.aboutIds,
  publishDate: values.publishDate === localTime(publishDate) ? publishDate : timeIn(values.publishDate),
  correction: textOf(values.correction),
})

export interface Missing {
  text: string
  /** The part of the editor where it can be added. */
  part: 'write' | 'settings'
  /** The name of its field. */
  field: keyof StoryValues
  /** Where it is in the text. */
  at?: number
}

/** What a story needs before it can be sent. */
export const missingIn = ({ standfirst, text, coverId, coverDescription }: StoryValues): Missing[] => [
  ...(standfirst.trim() === ''
    ? [{ text: 'Write the standfirst', part: 'settings', field: 'standfirst' } as const]
    : []),
  ...(text.trim() === '' ? [{ text: 'Write the text', part: 'write', field: 'text' } as const] : []),
  ...[...text.matchAll(/!\[\s*\]\(/g)].map(
    ({ index }) => ({ text: 'Describe a picture', part: 'write', field: 'text', at: index }) as const,
  ),
  ...(coverId !== '' && coverDescription.trim() === ''
    ? [{ text: 'Describe the cover', part: 'settings', field: 'coverDescription' } as const]
    : []),
]
