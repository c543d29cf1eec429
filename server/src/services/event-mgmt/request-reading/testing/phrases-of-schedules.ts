import type { Phrase } from './phrase.ts'

const cup =
  'Volleyball cup\n- Thu, July 8, 2027: load-in\n- Fri, July 9: group play\n- Sat, July 10: finals\n- Sun, July 11: load-out'
const days =
  'Volleyball\nSchedule\nDay 1: Friday, June 4, 2027 - prelims\nDay 2: Saturday, June 5 - semifinals\nDay 3: Sunday, June 6 - finals'
const year = 'Volleyball\nDecember 31, 2027: games\nJanuary 1: finals'

/** Schedules with a row for each day. */
export const phrasesOfSchedules: readonly Phrase[] = [
  [cup, 'startDate', '2027-07-09'],
  [cup, 'endDate', '2027-07-10'],
  [cup, 'setupDays', 1],
  [days, 'startDate', '2027-06-04'],
  [days, 'endDate', '2027-06-06'],
  [year, 'endDate', '2028-01-01'],
  ['Volleyball. June 4, 2027: set-up. June 5: games. June 6: finals.', 'endDate', '2027-06-06'],
  ['Volleyball\nFri 6/4/27 practice\nSat 6/5 games\nSun 6/6 finals', 'endDate', '2027-06-06'],
  // Days to choose from.
  ['Volleyball\nJune 5, 2027 works for us.\nJune 6 works too.', 'endDate', '2027-06-05'],
  ['Volleyball\nOption A: June 5, 2027\nOption B: June 6, 2027', 'endDate', '2027-06-05'],
  ['Volleyball\nJune 5, 2027: first choice\nJune 6, 2027: second choice', 'endDate', '2027-06-05'],
  ['Volleyball\nJune 5, 2027: girls\nJune 12, 2027: boys', 'endDate', '2027-06-05'],
]
