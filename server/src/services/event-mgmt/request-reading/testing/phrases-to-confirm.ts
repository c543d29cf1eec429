import { event, type Phrase } from './phrase.ts'

/** Words that give a value, but not with certainty. */
export const phrasesToConfirm: readonly Phrase[] = [
  // Rosters are rarely full.
  [`${event}24 teams, 12 players each`, 'participants', 288],
  // Only one way, and a request moves both ways.
  [`${event}The weekend after would work.`, 'flexWeeks', 1],
  [`${event}The weekend after would work too, if the fields are taken.`, 'flexWeeks', 1],
  [`${event}If June 5 does not work, the weekend after would.`, 'flexWeeks', 1],
  [`${event}The following weekend is fine too.`, 'flexWeeks', 1],
  [`${event}Our backup is the following weekend.`, 'flexWeeks', 1],
  [`${event}If that is full, we'd take the next weekend.`, 'flexWeeks', 1],
  [`${event}Even the week after is OK.`, 'flexWeeks', 1],
  [`${event}We could also do a week later.`, 'flexWeeks', 1],
  [`${event}A week later would work as well.`, 'flexWeeks', 1],
  [`${event}Up to two weeks later is OK.`, 'flexWeeks', 2],
  [`${event}We could slide two weeks later if needed.`, 'flexWeeks', 2],
  [`${event}Could push back a week.`, 'flexWeeks', 1],
  [`${event}The week prior would also work.`, 'flexWeeks', 1],
  [`${event}We are open to the weekend before.`, 'flexWeeks', 1],
  [`${event}We can go one week earlier, not later.`, 'flexWeeks', 1],
  ['Soccer June 5-6, 2027, or the weekend before.', 'flexWeeks', 1],
  ['Soccer on the weekend of July 17, 2027, or the one after.', 'flexWeeks', 1],
  [`${event}The one after would work, too.`, 'flexWeeks', 1],
  // Days that may still change.
  ['Soccer June 5-6, 2027 (tentative).', 'startDate', '2027-06-05'],
  ['Soccer. Tentative dates: June 5-6, 2027.', 'startDate', '2027-06-05'],
  ['Soccer. Date: June 5, 2027 - to be confirmed', 'startDate', '2027-06-05'],
  ['Soccer, penciled in for June 5-6, 2027.', 'endDate', '2027-06-06'],
  ['Soccer. We have tentatively picked June 5-6, 2027.', 'startDate', '2027-06-05'],
  ['Soccer June 5-6, 2027, but that is not final yet.', 'startDate', '2027-06-05'],
  ['Soccer on June 5-6, 2027, subject to change.', 'startDate', '2027-06-05'],
  ['Soccer. June 5-6, 2027 isn’t confirmed.', 'startDate', '2027-06-05'],
  ['Soccer. Provisional date June 5, 2027.', 'startDate', '2027-06-05'],
  ['Soccer June 5-6, 2027 (TBC).', 'startDate', '2027-06-05'],
  ['Soccer June 5-6, 2027, pending approval by the board.', 'startDate', '2027-06-05'],
  // A number that is like this.
  [`${event}like 150 kids, boys and girls`, 'participants', 150],
  [`${event}We need fields, like 40 teams`, 'teamCount', 40],
  [`${event}lots of people (like 300 spectators)`, 'attendance', 300],
  // A limit without its noun.
  [`${event}max 9500`, 'budgetTo', 9500],
  [`${event}8 fields, max 9500.`, 'budgetTo', 9500],
  [`${event}9500 max`, 'budgetTo', 9500],
  [`${event}No more than 9,500.`, 'budgetTo', 9500],
  [`${event}Tops 9.5k.`, 'budgetTo', 9500],
  [`${event}Can't go over 9500.`, 'budgetTo', 9500],
  [`${event}Max: 9500`, 'budgetTo', 9500],
  [`${event}9500 at most.`, 'budgetTo', 9500],
  [`${event}What would it cost? Up to 9,500.`, 'budgetTo', 9500],
  // Players come through the doors, too.
  [`${event}64 teams and 800 people through the doors.`, 'attendance', 800],
  [`${event}320 athletes, and 800 people through the doors each day.`, 'attendance', 800],
  [`${event}We see 800 people through the doors.`, 'attendance', 800],
  [`${event}800 people come through the doors.`, 'attendance', 800],
  [`${event}We get 800 folks in the door on Saturday.`, 'attendance', 800],
  [`${event}We see 800 folks through the turnstiles over the weekend.`, 'attendance', 800],
  [`${event}Expect 800 through the gate.`, 'attendance', 800],
  [`${event}800 come through the doors.`, 'attendance', 800],
  [`${event}We put 800 people through our gates.`, 'attendance', 800],
  [`${event}320 athletes and 800 people.`, 'attendance', 800],
  [`${event}We are 800 people.`, 'participants', 800],
]

/** Words that give a value with certainty. */
export const certainPhrases: readonly Phrase[] = [
  ['Soccer June 5-6, 2027. The schedule of games is tentative.', 'startDate', '2027-06-05'],
  ['Soccer June 5-6, 2027 is confirmed.', 'startDate', '2027-06-05'],
  [`${event}The weekend after or before works.`, 'flexWeeks', 1],
  [`${event}A week earlier or later is fine.`, 'flexWeeks', 1],
  [`${event}Plus or minus two weeks.`, 'flexWeeks', 2],
  [`${event}We can move two weeks either way.`, 'flexWeeks', 2],
  [`${event}420 fencers and 700 people watching.`, 'attendance', 700],
  [`${event}420 fencers and 700 guests.`, 'attendance', 700],
  [`${event}800 spectators.`, 'attendance', 800],
  [`${event}800 people in the stands.`, 'attendance', 800],
]

/** Words about other days, of which nothing is read. */
export const phrasesOfOtherWeeks: readonly Phrase[] = [
  [`${event}The weekend after is Mother's Day.`, 'flexWeeks', undefined],
  [`${event}We can't do the weekend after.`, 'flexWeeks', undefined],
  [`${event}The weekend after would not work for us.`, 'flexWeeks', undefined],
  [`${event}The weekend after won't work.`, 'flexWeeks', undefined],
  [`${event}The week before works best for set-up.`, 'flexWeeks', undefined],
  [`${event}Next week would work for a call.`, 'flexWeeks', undefined],
  [`${event}We'll call you next week.`, 'flexWeeks', undefined],
]
