import type { EventFacts } from './event.ts'

/** What all events of the demo have, as columns. */
export const factColumns = (id: string, facts: EventFacts) => ({
  profile_id: id,
  category: facts.category,
  is_closed: facts.isClosed,
  type: facts.type,
  start_date: facts.startDate,
  end_date: facts.endDate,
  has_flexible_dates: facts.dayCount !== null,
  day_count: facts.dayCount,
  start_time: facts.hours?.[0] ?? null,
  end_time: facts.hours?.[1] ?? null,
  age_group: facts.ageGroup,
  event_level: facts.level,
  gender: facts.gender,
  participation: facts.isTeams ? 'Team' : 'Individual',
  individual_cost: facts.individualCost,
  team_cost: facts.teamCost,
  team_count: facts.teamCount,
})
