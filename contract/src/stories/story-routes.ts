import * as z from 'zod'
import { Entitlements, type Abilities } from '../entitlements.ts'
import { Id, Many, Nothing, One, Page } from '../envelope.ts'
import { profileKinds } from '../owners.ts'
import { files, storedFiles } from '../patterns/files.ts'
import { reactions } from '../patterns/reactions.ts'
import { quotasOf } from '../quota.ts'
import { route } from '../route.ts'
import { maxStoryText, storyCategories, storyStates } from '../rules/story-rules.ts'
import {
  Story,
  StoryCard,
  StoryCardQuery,
  StoryDecision,
  StoryDraft,
  StoryPreview,
  StoryQuery,
  TeamStory,
  TeamStoryCard,
} from './story-schema.ts'

const path = '/stories'
const place = <const N extends string>(name: N) =>
  ({ owner: 'story', path: `${path}/{ownerId}/${name}` }) as const
const anyone = { method: 'GET', owner: null, allow: 'visitor' } as const
const team = { owner: 'story', allow: 'manager' } as const
const reply = One(TeamStory)
const teamQuery = Page.extend({ state: z.enum(storyStates).optional() })

/** The pictures of a story, also while it is a draft. */
const pictureQuota = { name: 'storyImages', noun: 'pictures', most: 60, mostAtFirst: 20 }
const images = files(
  place('images'),
  { read: 'manager', write: 'manager' },
  { ...storedFiles, quota: pictureQuota },
)

export const stories = {
  list: route({
    ...anyone,
    path,
    query: StoryQuery,
    reply: One(z.object({ found: z.int(), posts: z.array(StoryCard.partial().required({ id: true })) })),
    summary: 'Published stories, newest first',
  }),
  bySlug: route({
    ...anyone,
    path: `${path}/slug/{slug}`,
    reply: One(Story),
    summary: 'A story by its address, one that it had before, or its id',
  }),
  get: route({
    ...anyone,
    path: `${path}/{id}`,
    owner: 'story',
    guard: 'query',
    foreignIds: ['id'],
    reply: One(Story),
    summary: 'A story. Those of another site have ids such as wp-12',
  }),
  cards: route({
    ...anyone,
    path: `${path}/cards`,
    query: StoryCardQuery,
    reply: Many(StoryCard),
    summary: 'Published stories by category, tag, page, state or what the caller follows',
  }),
  topics: route({
    ...anyone,
    path: `${path}/topics`,
    reply: One(
      z.object({
        count: z.int(),
        categories: z.array(z.object({ name: z.enum(storyCategories), count: z.int() })),
        tags: z.array(z.object({ name: z.string(), count: z.int() })),
      }),
    ),
    summary: 'How many published stories there are, by category, and the most frequent tags',
  }),
  my: route({
    method: 'GET',
    path: `${path}/my`,
    owner: null,
    allow: 'user',
    query: teamQuery,
    reply: Many(TeamStoryCard),
    summary: 'Stories of the pages that the caller manages, last changed first, with drafts',
  }),
  ofPage: route({
    method: 'GET',
    path: `${path}/of/{ownerId}`,
    owner: profileKinds,
    allow: 'manager',
    hides: true,
    query: teamQuery,
    reply: Many(TeamStoryCard),
    summary: 'Stories that are written in the name of a page, last changed first, with drafts',
  }),
  waiting: route({
    method: 'GET',
    path: `${path}/waiting`,
    owner: null,
    allow: 'admin',
    query: Page,
    reply: Many(TeamStoryCard),
    summary: 'Stories that wait for approval, oldest first',
  }),
  preview: route({
    method: 'POST',
    path: `${path}/preview`,
    owner: null,
    allow: 'user',
    effect: 'read',
    turns: 'own',
    data: z.strictObject({ text: StoryDraft.shape.text, storyId: Id.optional() }),
    reply: One(StoryPreview),
    summary: `A text of at most ${maxStoryText} characters as it will look. With a story, its pictures are shown`,
  }),
  create: route({
    method: 'POST',
    path: `${path}/of/{ownerId}`,
    owner: profileKinds,
    allow: 'manager',
    quotas: quotasOf('stories', { most: 500, mostAtFirst: 20 }),
    status: 201,
    data: StoryDraft,
    reply,
    summary: 'Start a story in the name of a page',
  }),
  draft: route({
    ...team,
    method: 'GET',
    path: `${path}/{id}/draft`,
    reply,
    summary: 'A story as its team edits it',
  }),
  update: route({
    ...team,
    method: 'PATCH',
    path: `${path}/{id}`,
    body: 'patch',
    reply,
    summary: 'Change a story. 409 while it waits, and if it was approved and its page still needs approval',
  }),
  remove: route({ ...team, method: 'DELETE', path: `${path}/{id}`, reply: Nothing }),
  send: route({
    ...team,
    method: 'PUT',
    path: `${path}/{id}/send`,
    reply,
    summary: 'Publish a story, now or when it is due, or send it for approval if its page still needs that',
  }),
  takeBack: route({
    ...team,
    method: 'PUT',
    path: `${path}/{id}/take-back`,
    reply,
    summary: 'Make a story that waits, is scheduled or is published a draft again',
  }),
  decide: route({
    method: 'PUT',
    path: `${path}/{id}/decision`,
    owner: 'story',
    allow: 'admin',
    data: StoryDecision,
    reply,
    summary: 'Publish a story that waits, or send it back with a note, and notify the team of its page',
  }),
  entitlements: route({
    method: 'GET',
    path: `${path}/{id}/my/entitlements`,
    owner: 'story',
    allow: 'user',
    reply: One(Entitlements),
  }),
  images,
  likes: reactions(place('likes')),
}

/** What callers may do with a story. */
export const storyAbilities = {
  update: stories.update,
  delete: stories.remove,
  decide: stories.decide,
} satisfies Abilities
