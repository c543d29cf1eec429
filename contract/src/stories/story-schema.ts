import * as z from 'zod'
import { distinct, FileUrl, Id, Instant, line, optional, Page, prose, typedNumber } from '../envelope.ts'
import { profileKinds } from '../owners.ts'
import {
  maxLinkedPages,
  maxSlug,
  maxStandfirst,
  maxStoryNote,
  maxStoryTag,
  maxStoryTags,
  maxStoryText,
  maxStoryTitle,
  reservedSlugs,
  storyCategories,
  storyStates,
} from '../rules/story-rules.ts'

const Slug = z
  .string()
  .normalize('NFC')
  .min(1)
  .max(maxSlug)
  .regex(
    /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u,
    'must have letters and digits, joined by single hyphens',
  )
  .refine((slug) => slug === slug.toLowerCase(), 'must be in lower case')
  .refine((slug) => !reservedSlugs.includes(slug), 'is an address of ours')

const ownFields = {
  title: line(maxStoryTitle),
  /** Made of the title if it is null. */
  slug: optional(Slug),
  standfirst: optional(line(maxStandfirst)),
  category: z.enum(storyCategories),
  tags: distinct(line(maxStoryTag), 'a tag').max(maxStoryTags).default([]),
  /** Markdown with tables, without HTML. Pictures of the story are `![description](/images/<id>)`. */
  text: prose(maxStoryText).default(''),
  /** One of the pictures of the story. */
  coverId: optional(Id),
  coverDescription: optional(line(maxStandfirst)),
  /** Further pages that it is about, besides the one in whose name it is written. */
  aboutIds: distinct(Id, 'a page').max(maxLinkedPages).default([]),
  /** When it goes live. Null: as soon as it is published. */
  publishDate: optional(Instant),
  correction: optional(line(maxStandfirst)),
}

/** What a team writes. */
export const StoryDraft = z.strictObject(ownFields)
export type StoryDraft = z.output<typeof StoryDraft>

const Cover = z.object({
  id: Id,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  description: z.string().nullable(),
})

const AboutPage = z.object({
  id: Id,
  kind: z.enum(profileKinds),
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  image: FileUrl,
})

/** Whose account is gone or hidden is 'A member'. */
const Author = z.object({ name: z.string(), picture: FileUrl })

/** A story in lists. Stories of another site have ids such as `wp-12`, and no page. */
export const StoryCard = z.object({
  id: z.string(),
  /** What its likes and visits are counted by. The same as `id`, but for stories of another site. */
  ownerId: Id,
  slug: z.string(),
  title: z.string(),
  standfirst: z.string().nullable(),
  category: z.enum(storyCategories),
  tags: z.array(z.string()),
  cover: Cover.nullable(),
  /** Of reading. */
  minutes: z.int(),
  author: Author,
  /** In whose name it is written. */
  page: AboutPage.nullable(),
  publishedDate: Instant.nullable(),
  updatedDate: Instant,
  likeCount: z.int(),
})
export type StoryCard = z.output<typeof StoryCard>

export const StoryHeading = z.object({ id: z.string(), text: z.string(), level: z.int() })
export type StoryHeading = z.output<typeof StoryHeading>

export const Story = StoryCard.extend({
  html: z.string(),
  headings: z.array(StoryHeading),
  /** The public ones of the other pages that it is about. */
  about: z.array(AboutPage),
  correction: z.string().nullable(),
  correctedDate: Instant.nullable(),
  /** Only the team of its page and administrators read one that isn't published. */
  state: z.enum(storyStates),
  /** Of the same story on the site that it is from. */
  sourceUrl: z.string().nullable(),
  isLiked: z.boolean(),
})
export type Story = z.output<typeof Story>

/** What the team of its page and administrators see of a story in lists. */
export const TeamStoryCard = StoryCard.extend({
  state: z.enum(storyStates),
  /** Why it was sent back. */
  note: z.string().nullable(),
  sentDate: Instant.nullable(),
})

/** A story as its team edits it. */
export const TeamStory = TeamStoryCard.omit({ slug: true }).extend({
  ...ownFields,
  slug: Slug,
  aboutPages: z.array(AboutPage),
  /** Publishing waits for an administrator, because fewer than three stories of the page were approved. */
  needsApproval: z.boolean(),
})

/** Its text is only shown, and stored nowhere. */
export const StoryPreview = z.object({
  html: z.string(),
  headings: z.array(StoryHeading),
  minutes: z.int(),
})

export const StoryDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('Publish') }),
  z.strictObject({ decision: z.literal('SendBack'), note: prose(maxStoryNote).min(1) }),
])

const mostListed = 50

/** Names in a query, separated by commas. */
const Names = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .transform((names) => names.filter((name) => name !== ''))
  .pipe(z.array(z.string().max(100)).max(mostListed))
  .optional()

export const StoryQuery = z.object({
  number: typedNumber(1, 100, 20),
  offset: typedNumber(0, 10_000_000, 0),
  /** Any of them. */
  categories: Names,
  /** Any of them, in any case. */
  tags: Names,
  /** The fields of each story that are wanted, besides its id. Unknown ones are ignored. */
  fields: Names,
})

export const StoryCardQuery = Page.extend({
  category: z.enum(storyCategories).optional(),
  tag: line(maxStoryTag).optional(),
  /** Stories of this page, and about it. */
  profileId: Id.optional(),
  /** Stories of pages in this state, and about some. */
  state: line(60).optional(),
  /** Stories of pages that the caller likes or follows. */
  isFollowed: z.enum(['true']).optional(),
  /** `read`: most read in the last 30 days. */
  sort: z.enum(['new', 'read']).default('new'),
})
