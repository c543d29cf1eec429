import type pg from 'pg'
import { demoAccount } from '../people/accounts.ts'
import { demoImportId } from '../world.ts'

/** What destinations answer themselves. `days` is how long an answer is true from today on. */
const answers: readonly { question: string; answer: string; days?: number }[] = [
  {
    question: 'Where can team buses park?',
    answer:
      'Buses drop teams at the main entrance of a venue, and park for free in the lot behind our visitor center from Friday at noon to Sunday evening.',
  },
  {
    question: 'Can we bring our own food?',
    answer:
      'Coolers are welcome at outdoor fields. Indoor venues allow water bottles and food for small children, nothing else.',
  },
  {
    question: 'Who pays for the shuttle?',
    answer:
      'For events of 40 teams or more, we pay for a shuttle between the venues and the hotels that the event lists. For smaller ones the organizer books it, and we help to find one.',
  },
  {
    question: 'How do we apply for a grant?',
    answer:
      'Send us a request for proposals at least 90 days before the event. Our board decides on the second Tuesday of each month.',
  },
  {
    question: 'What happens when there is thunder?',
    answer:
      'Outdoor play stops, and goes on 30 minutes after the last thunder. The organizer decides about games that are moved or canceled.',
  },
  {
    question: 'Are dogs allowed at the fields?',
    answer: 'On a leash beside grass fields. Not on turf, and not indoors.',
  },
  {
    question: 'Is the road to the fields closed?',
    answer: 'One lane is, until it is repaved. Follow the signs, and plan ten minutes more.',
    days: 45,
  },
  {
    question: 'Do teams get a discount at restaurants?',
    answer:
      'This season, restaurants with our sticker at the door take 10% off for everybody in a team jersey.',
    days: 120,
  },
]

/** What is offered before somebody asks. */
const questions = [
  { pageKind: 'destination', text: 'Where can team buses park?' },
  { pageKind: 'destination', text: 'Which hotels have a pool?' },
  { pageKind: 'destination', text: 'What can kids do between two games?' },
  { pageKind: 'facility', text: 'Where do teams eat near here?' },
  { pageKind: 'hotel', text: 'Which venues are close?' },
  { pageKind: 'event', text: 'Can we bring our own food?' },
]

/**
 * Every public destination has a guide. A dozen answer some questions themselves, among them those of the demo account, each without two of the answers,
 * so that they differ.
 */
const guides = `
with own as (
  select p.id, row_number() over (order by exists (select from member m where m.owner_id = p.id and m.user_id = $3) desc, md5('guide' || p.id)) as place
  from profile p where p.kind = 'destination' and p.import_id = $2 and p.audience = 'public')
insert into tour_guide (id, owner_id, tone, sources, never_say, questions, answers)
select md5('guide' || o.id)::uuid, o.id, 'Plain and friendly', '{facilities,hotels,businesses,events,documents}',
  case when w.is_writing then '{Prices of venues}'::text[] else '{}' end, case when w.is_writing then $5::jsonb else '[]' end,
  case when w.is_writing then (
    select jsonb_agg(jsonb_build_object('question', a->>'question', 'answer', a->>'answer', 'validUntil', $1::date + (a->>'days')::integer) order by at)
    from jsonb_array_elements($4::jsonb) with ordinality as answers (a, at)
    where o.place = 1 or at % 8 not in (o.place % 8, (o.place + 3) % 8)) else '[]' end
from own o cross join lateral (select o.place <= 12 as is_writing) w`

/** Writes the guides of destinations. */
export const writeGuides = (client: pg.ClientBase, today: string) =>
  client.query(guides, [
    today,
    demoImportId,
    demoAccount('destination').id,
    JSON.stringify(answers),
    JSON.stringify(questions),
  ])

const moved = (list: string) => `(
  select coalesce(jsonb_agg(case when jsonb_typeof(a->'validUntil') = 'string'
    then a || jsonb_build_object('validUntil', (a->>'validUntil')::date + $1::integer) else a end order by at), '[]')
  from jsonb_array_elements(${list}) with ordinality as answers (a, at))`

/** Moves the days until which answers are true, of guides that nobody has edited. */
export const moveGuides = (client: pg.ClientBase, days: number) =>
  client.query(
    `update tour_guide g set answers = ${moved('g.answers')},
       published = g.published || jsonb_build_object('answers', ${moved("g.published->'answers'")})
     from profile p where p.id = g.owner_id and p.import_id = $2 and g.answers <> '[]' and not exists (
       select from audit_log a where a.owner_id = p.id and a.operation like '%.tourGuide.%')`,
    [days, demoImportId],
  )
