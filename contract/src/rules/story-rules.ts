// Without zod, because pages in the browser use them too.

export const storyCategories = ['Host guides', 'Organizers', 'Hotels and travel', 'Venues', 'Market'] as const

/** `Scheduled` is published at a time to come. */
export const storyStates = ['Draft', 'Waiting', 'SentBack', 'Scheduled', 'Published'] as const
export type StoryState = (typeof storyStates)[number]

/** In characters. */
export const maxStoryTitle = 120
export const maxStoryText = 100_000
export const maxStandfirst = 300
export const maxSlug = 80
export const maxStoryTag = 40
export const maxStoryNote = 1000

export const maxStoryTags = 10
export const maxLinkedPages = 20

/** Stories of a page need no approval anymore once so many were approved. */
export const trustedStories = 3

/** The web has pages of its own at these addresses. */
export const reservedSlugs: readonly string[] = ['new', 'mine']

/** The part of a story's address that is made of its title: letters and digits of any script, joined by hyphens. */
export function slugOf(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const slug = [...words.join('-')].slice(0, maxSlug).join('').replace(/-+$/, '')
  return slug === '' ? 'story' : slug
}

export const storyPath = (slug: string) => `/stories/${encodeURIComponent(slug)}`
