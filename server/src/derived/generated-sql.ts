import { AskedEvent } from '@app/contract/events/asked-event.ts'
import { askedJson } from '../patterns/asked-columns.ts'
import type { ProfileKind } from '../patterns/profile-kind.ts'
import type { SqlPart } from '../platform/migrate.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const usualAudience = `case when p.status = 'Approved' and p.is_active then 'public' else 'private' end`

/** `rung_of(kind, role)` and `audience_of(profile)`, from the kinds' declarations. */
export function rightsOf(kinds: readonly ProfileKind[]): SqlPart {
  const rungs = kinds.flatMap(({ kind, contract }) =>
    Object.entries(contract.roles).map(
      ([role, rung]) => `when kind = ${quoted(kind)} and role = ${quoted(role)} then ${quoted(rung)}`,
    ),
  )
  const audiences = kinds.flatMap(({ kind, audience }) =>
    audience === undefined ? [] : [`when p.kind = ${quoted(kind)} then (${audience})`],
  )
  return {
    name: 'rights (generated)',
    sql: `
-- In plpgsql, because PostgreSQL inlines functions in SQL: planning the copies takes longer than most queries.
create function derived.rung_of(kind text, role text) returns text language plpgsql immutable parallel safe cost 1 as $$
begin
  return case ${rungs.join('\n    ')}
    -- Kinds without a service of their own yet, which other kinds may belong to.
    when role = 'Manager' then 'manager' else 'member' end;
end
$$;
create function derived.audience_of(p profile) returns text language sql stable as $$
  select case ${audiences.join('\n    ')} ${audiences.length > 0 ? 'else' : 'when true then'} ${usualAudience} end
$$;`,
  }
}

/** `asked(request, profile, event, shows_sender)`, all that a request asks. */
export const askedOf = (): SqlPart => ({
  name: 'asked (generated)',
  sql: `
create function derived.asked(r request, p profile, e event, shows_sender boolean) returns json language sql stable as $$
  select ${askedJson(AskedEvent.shape, 'shows_sender')}
$$;`,
})

/** `rank_of(kind)`, the place of a kind in the order of locks, `facts_of(kind, profile_id)` and the views `dependent` and `day_event`, which delegate to the kinds' own SQL. */
export function factsOf(kinds: readonly ProfileKind[]): SqlPart {
  const facts = kinds.map(({ kind }) => `when ${quoted(kind)} then derived.${kind}_facts(profile_id)`)
  const dependents = kinds.flatMap(({ dependents: select }) => select ?? [])
  const dayEvents = kinds.flatMap(({ dayEvents: select }) => select ?? [])
  const union = (none: string, selects: readonly string[]) =>
    [`select ${none} where false`, ...selects].join('\nunion all\n')
  return {
    name: 'facts (generated)',
    sql: `
create function derived.rank_of(kind text) returns integer language sql immutable as $$
  select array_position(array[${kinds.map(({ kind }) => quoted(kind)).join(', ')}], kind)
$$;
create function derived.facts_of(kind text, profile_id uuid) returns jsonb language sql stable as $$
  -- Null until the row of the extension table is there.
  select coalesce(case kind ${facts.join('\n    ')} end, '{}')
$$;
create view derived.dependent as ${union('null::uuid as profile_id, null::uuid as dependent_id', dependents)};
create view derived.day_event as ${union('null::uuid as profile_id, null::date as day', dayEvents)};`,
  }
}

/** The triggers that keep the entries of a kind current. `rank` is the kind's place in the order of locks. */
export const triggersOf = ({ kind, table, watches }: ProfileKind, rank: number): SqlPart => ({
  name: `${kind} triggers (generated)`,
  sql: Object.entries({ [table]: 'profile_id', ...watches })
    .map(
      ([watched, key]) =>
        `call derived.refresh_on(array[${quoted(watched)}], ${quoted(key)}, rank => ${rank});`,
    )
    .join('\n'),
})
