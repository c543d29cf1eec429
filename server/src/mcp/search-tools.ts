import { profileKinds } from '@app/contract/owners.ts'
import * as z from 'zod'
import { callKind, pageAddress, searchedKinds } from './kind-calls.ts'
import { readTool } from './tool.ts'

const text = z.string().nullish()

/** A page in a list: enough to tell it from others, and to read it. */
const Found = z.object({
  id: z.string(),
  name: z.string(),
  shortDescription: text,
  city: text,
  state: text,
  startDate: text,
  endDate: text,
  distance: z.number().nullish(),
})
const FoundPages = z.object({
  data: z.array(Found),
  _meta: z.object({ stats: z.object({ count: z.int() }) }),
})

const Filter = z.record(z.string(), z.unknown())
const Reading = z.object({ data: z.object({ filter: Filter }) })

const searchPages = readTool({
  name: 'search_pages',
  title: 'Search a marketplace',
  description:
    'Searches the public pages of one kind by a text in plain words, such as "8 volleyball courts near Columbus, Ohio" or "youth soccer tournaments in May". ' +
    'Places, distances, dates, sports, sizes and amenities in the text become the filter, which the result has.',
  scope: 'mcp:read',
  input: z.object({
    kind: z.enum(searchedKinds).describe('What to look for'),
    text: z
      .string()
      .max(300)
      .default('')
      .describe('What the page should be like and where. Empty for all pages'),
    filter: Filter.default({}).describe('Fields of the filter of an earlier search, to add or change'),
    offset: z.int().min(0).max(1000).default(0),
    take: z.int().min(1).max(25).default(10),
  }),
  output: z.object({
    count: z.int(),
    filter: Filter.describe('What was searched for'),
    pages: z.array(Found.extend({ url: z.string() })),
  }),
  async run({ kind, text: query, filter: more, offset, take }, context) {
    const read =
      query.trim() === ''
        ? {}
        : Reading.parse(await callKind(context, kind, 'searchReading', { text: query })).data.filter
    const filter = { ...read, ...more }
    const found = FoundPages.parse(await callKind(context, kind, 'search', { data: filter, offset, take }))
    return {
      count: found._meta.stats.count,
      filter,
      pages: found.data.map((page) => ({ ...page, url: pageAddress(context.origin, kind, page.id) })),
    }
  },
})

const readPage = readTool({
  name: 'read_page',
  title: 'Read a page',
  description: 'Everything that the page with this id says to the person you act for.',
  scope: 'mcp:read',
  input: z.object({ kind: z.enum(profileKinds), id: z.uuid() }),
  output: z.object({ url: z.string(), page: z.record(z.string(), z.unknown()) }),
  async run({ kind, id }, context) {
    const { data } = z
      .object({ data: z.record(z.string(), z.unknown()) })
      .parse(await callKind(context, kind, 'get', { id }))
    return { url: pageAddress(context.origin, kind, id), page: data }
  },
})

export const searchTools = [searchPages, readPage]
