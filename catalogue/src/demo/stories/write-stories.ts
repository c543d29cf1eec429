import type { Story } from '@app/contract/stories/story-schema.ts'
import type pg from 'pg'
import { demoId } from '../demo-id.ts'
import { dayLength, instant, seed, worldDay } from '../epoch.ts'
import { randomOf } from '../random.ts'
import { chance } from '../visits/rhythm.ts'
import { demoImportId } from '../world.ts'
import { readStories, type DemoStory } from './read-stories.ts'

/** The server's renderer. */
export type RenderText = (text: string) => Pick<Story, 'html' | 'headings' | 'minutes'>

const signedUp = instant(worldDay - 900 * dayLength)
const authorIdOf = (name: string) =>
  demoId(worldDay - 900 * dayLength, 0, randomOf(seed, `author ${name}`, 0))
const storyIdOf = ({ slug }: Pick<DemoStory, 'slug'>) =>
  demoId(worldDay, 0, randomOf(seed, `story ${slug}`, 0))

/** The ids of the accounts that only write stories. */
export const authorIds = () => [...new Set(readStories().map(({ author }) => author))].map(authorIdOf)

const authors = `
with named as (select * from unnest($1::uuid[], $2::text[]) a (id, name)),
  owners as (insert into owner (id, kind) select id, 'user' from named on conflict do nothing)
insert into app_user (id, subject, email, email_verified, name, is_visible, created_date, updated_date)
select id, 'local|' || id, lower(regexp_replace(name, '[^A-Za-z]+', '.', 'g')) || '@stories.example', true, name, true, $3, $3 from named
on conflict do nothing`

/** A page by kind and name, in the state if there are several. */
const pageOf = (kind: string, name: string, state: string) => `(
  select p.id from profile p where p.import_id = $2 and p.kind = ${kind} and p.name = ${name} and p.audience = 'public'
  order by p.state is distinct from ${state}, p.id limit 1)`

/** Pages that a smaller catalogue doesn't have are left out, and stories in their name. */
const stories = `
with planned as (
  select s.*, ${pageOf('s.kind', 's.page', 's.place')} as page_id,
    ($1::date - s.days_ago + time '13:00' + make_interval(mins => s.days_ago * 37 % 300)) at time zone 'UTC' as at
  from json_to_recordset($3) s (id uuid, slug text, title text, standfirst text, category text, tags text[], place text, kind text, page text,
    author_id uuid, days_ago integer, text text, html text, headings jsonb, minutes integer)),
owners as (insert into owner (id, kind) select id, 'story' from planned where page_id is not null)
insert into story (id, page_id, author_id, slug, title, standfirst, category, tags, text, html, headings, minutes, state, publish_date, sent_date,
  approved_date, is_shown, created_date, updated_date)
select id, page_id, author_id, slug, title, standfirst, category, tags, text, html, headings, minutes, 'Published', at, at, at, true, at, at
from planned where page_id is not null`

const links = `
insert into story_page (story_id, page_id, place)
select l.story_id, l.page_id, l.at
from (select s.story_id, ${pageOf('s.kind', 's.name', 's.place')} as page_id, s.at
  from json_to_recordset($1) s (story_id uuid, kind text, name text, place text, at integer)) l
join story on story.id = l.story_id where l.page_id is not null on conflict do nothing`

/** Most people read a story in its first days. */
const visits = `
insert into visit_day (profile_id, day, action, source, count)
select s.id, d.day::date, 'view', w.source, ceil((4 + 30 * ${chance('s.slug')}) * w.part * (0.2 + exp(-(d.day::date - s.publish_date::date) / 12.0)))
from story s join profile p on p.id = s.page_id and p.import_id = $2
  cross join generate_series(greatest(s.publish_date::date, $1::date - 395), $1::date - 1, interval '1 day') d (day)
  cross join (values ('search', 0.35), ('page', 0.3), ('unknown', 0.2), ('share', 0.15)) w (source, part)`

const visitors = `
insert into visitor_day (profile_id, day, visitors)
select v.profile_id, v.day, greatest(1, round(sum(v.count) * 0.85))::integer
from visit_day v join story s on s.id = v.profile_id group by v.profile_id, v.day`

const likes = `
insert into reaction (id, owner_id, user_id, created_date)
select md5('like' || s.id || u.id)::uuid, s.id, u.id, s.publish_date + interval '6 hours'
from story s join profile p on p.id = s.page_id and p.import_id = $1
  join app_user u on u.email like '%@mail.example' and ${chance('s.slug || u.id')} < 0.05 * ${chance("'liked' || s.slug")}`

/** Writes the stories of the demo catalogue, published so many days before `today`, with their authors, readers and likes. */
export async function writeStories(client: pg.ClientBase, today: string, render: RenderText) {
  const read = readStories()
  const names = [...new Set(read.map(({ author }) => author))]
  await client.query(authors, [names.map(authorIdOf), names, signedUp])
  const rows = read.map(({ page, state, author, daysAgo, ...story }) => ({
    ...story,
    ...render(story.text),
    id: storyIdOf(story),
    place: state,
    kind: page.kind,
    page: page.name,
    author_id: authorIdOf(author),
    days_ago: daysAgo,
  }))
  await client.query(stories, [today, demoImportId, JSON.stringify(rows)])
  const linked = read.flatMap((story) =>
    story.about.map((page, at) => ({ story_id: storyIdOf(story), ...page, place: story.state, at })),
  )
  await client.query(links, [JSON.stringify(linked), demoImportId])
  await client.query(visits, [today, demoImportId])
  await client.query(visitors)
  await client.query(likes, [demoImportId])
}

/** Moves the days of stories that nobody has edited. */
export const moveStories = (client: pg.ClientBase, days: number) =>
  client.query(
    `update story s set publish_date = s.publish_date + make_interval(days => $1), updated_date = s.updated_date + make_interval(days => $1)
     from profile p where p.id = s.page_id and p.import_id = $2 and not exists (select from audit_log a where a.owner_id = s.id)`,
    [days, demoImportId],
  )
