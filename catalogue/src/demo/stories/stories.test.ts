import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { buildCatalogue } from '../build-catalogue.ts'
import { shiftCatalogue } from '../shift-catalogue.ts'
import { readStories } from './read-stories.ts'
import { writeStories } from './write-stories.ts'

const [story] = readStories()
const today = '2026-11-21'
const render = (text: string) => ({ html: `<p>${text.length}</p>`, headings: [], minutes: 2 })

let database: TestDatabase
const select = async (statement: string) => (await database.pool.query(statement)).rows

beforeAll(async () => {
  database = await preparedDatabase()
  const { pool } = database
  await buildCatalogue(pool, { count: 60, today, log: { info: () => {} } })
  await pool.query(
    `update profile set name = $1 where id = (select id from profile where kind = $2 and audience = 'public' limit 1)`,
    [story?.page.name, story?.page.kind],
  )
  const client = await pool.connect()
  await writeStories(client, today, render)
  client.release()
})
afterAll(() => database.drop())

const dayOf = `to_char(publish_date at time zone 'UTC', 'YYYY-MM-DD') as day`
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

test('stories of pages that there are are published so many days ago, by their authors', async () => {
  const rows =
    await select(`select s.slug, s.title, s.state, s.minutes, u.name as author, p.name as page, ${dayOf}
    from story s join app_user u on u.id = s.author_id join profile p on p.id = s.page_id where s.slug = '${story?.slug}'`)
  expect(rows).toEqual([
    {
      slug: story?.slug,
      title: story?.title,
      state: 'Published',
      minutes: 2,
      author: story?.author,
      page: story?.page.name,
      day: daysBefore(today, story?.daysAgo ?? 0),
    },
  ])
})

test('they have readers from their first day to yesterday', async () => {
  const [days] = await select(`select min(v.day)::text as first, max(v.day)::text as last
    from visit_day v join story s on s.id = v.profile_id where s.slug = '${story?.slug}'`)
  expect(days).toEqual({ first: daysBefore(today, story?.daysAgo ?? 0), last: '2026-11-20' })
})

test('an old catalogue moves them with their readers', async () => {
  expect(await shiftCatalogue(database.pool, '2027-01-16')).toBe(56)
  const rows =
    await select(`select s.slug, ${dayOf}, (select max(v.day)::text from visit_day v where v.profile_id = s.id) as last
    from story s where s.slug = '${story?.slug}'`)
  expect(rows).toEqual([
    { slug: story?.slug, day: daysBefore('2027-01-16', story?.daysAgo ?? 0), last: '2027-01-15' },
  ])
})

test('every story has a head that is complete, and a title of its own', () => {
  const titles = readStories().map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})
