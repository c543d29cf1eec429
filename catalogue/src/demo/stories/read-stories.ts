import { readdirSync, readFileSync } from 'node:fs'
import { storyCategories } from '@app/contract/rules/story-rules.ts'
import { profileKinds } from '@app/contract/owners.ts'
import * as z from 'zod'

/** A page of the demo catalogue by its kind and its exact name. */
const NamedPage = z.object({ kind: z.enum(profileKinds), name: z.string().min(1) })

const Head = z.object({
  title: z.string().min(1).max(120),
  standfirst: z.string().min(1).max(300),
  category: z.enum(storyCategories),
  tags: z.array(z.string()),
  /** Tells pages of one name apart. */
  state: z.string(),
  page: NamedPage,
  about: z.array(NamedPage),
  author: z.string().min(1),
  daysAgo: z.coerce.number().int().min(1),
})

export interface DemoStory extends z.output<typeof Head> {
  slug: string
  text: string
}

const folder = new URL('texts/', import.meta.url)

/** The stories of the demo catalogue: Markdown files whose head has a line for each field. */
export const readStories = (): DemoStory[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => readStory(name.slice(0, -'.md'.length), readFileSync(new URL(name, folder), 'utf8')))

function readStory(slug: string, file: string): DemoStory {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? []
  if (head === undefined || text === undefined) throw new Error(`the story ${slug} has no head`)
  const lines = new Map(
    head.split('\n').map((line): [string, string] => {
      const [field = '', ...value] = line.split(':')
      return [field.trim(), value.join(':').trim()]
    }),
  )
  const list = (field: string, separator: string) =>
    (lines.get(field) ?? '')
      .split(separator)
      .map((one) => one.trim())
      .filter((one) => one !== '')
  const pages = (field: string) =>
    list(field, '|').map((page) => {
      const [kind, name] = page.split('·')
      return { kind: kind?.trim(), name: name?.trim() }
    })
  const read = Head.safeParse({
    ...Object.fromEntries(lines),
    tags: list('tags', ','),
    page: pages('page')[0],
    about: pages('about'),
    daysAgo: lines.get('days-ago'),
  })
  if (!read.success) throw new Error(`the story ${slug}: ${z.prettifyError(read.error)}`)
  return { ...read.data, slug, text: text.trim() }
}
