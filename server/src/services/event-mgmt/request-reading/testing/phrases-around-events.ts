import { event, type Phrase } from './phrase.ts'

const meet = 'Volleyball June 5-6, 2027'

/** Texts about an event on June 5 and 6 whose spaces are needed before or after it, and for how many days before. */
const around: readonly (readonly [text: string, setupDays: number | undefined])[] = [
  [`${meet}. Load in Thursday, tear down Sunday night.`, 2],
  [`${meet}. Tear down Monday, load in Thursday.`, 2],
  [`${meet}. We need the hall a day before for set-up and a day after for tear-down.`, 1],
  [`${meet}. Load in Thursday June 3, load out Monday June 7.`, 2],
  [`${meet} plus one day for set-up and one day for teardown.`, 1],
  [`${meet} with a day on either side for set-up and tear-down.`, 1],
  [`${meet} with Friday and Monday for set-up and tear-down.`, 1],
  [`${meet} (setup June 4, teardown June 7).`, 1],
  [`${meet} (June 4 set-up, June 7 tear-down).`, 1],
  [`${meet}, with June 4 for setup and June 7 for teardown.`, 1],
  [`${meet}, building up from June 3.`, 2],
  [`${meet} - set-up the day before`, 1],
  [`${meet}: set-up from Friday noon.`, 1],
  [`${meet}. Rigging starts June 2.`, 3],
  [`${meet}. Strike on Monday June 7.`, undefined],
  [`${meet}. Stage build June 3-4, strike June 7.`, 2],
  [`${meet}. Installation on June 3, removal on June 7.`, 2],
  [`${meet}. We want in by June 3 and out by June 7.`, 2],
  [`${meet}. Breakdown Monday, June 7.`, undefined],
  [`${meet}. We tear down on June 7, 2027.`, undefined],
  [`${meet}. Dismantling June 7.`, undefined],
  [`${meet}. Take-down the morning of June 7.`, undefined],
  [`${meet}. Clean-up June 7.`, undefined],
  [`${meet}. We'll be out of the hall by June 7 noon.`, undefined],
  ['Load in Thursday June 3, 2027. Volleyball June 5-6. Tear down June 7.', 2],
  ['Load in June 3, 2027, volleyball June 5-6, load-out June 7.', 2],
  ['Volleyball. Set-up June 3-4, 2027, games June 5-6, tear-down June 7.', 2],
  ['Volleyball, 6/4/27 load-in, 6/5 and 6/6 games, 6/7 load-out', 1],
  ['Volleyball. Tear-down: June 7, 2027. Dates: June 5-6, 2027. Set-up: June 4.', 1],
  ['Volleyball.\nMove-out: June 7, 2027\nMove-in: June 3, 2027\nCompetition: June 5-6, 2027', 2],
  ['We need the hall from June 3 (set-up) to June 7 (tear-down), 2027. Volleyball is June 5-6.', 2],
  ['Volleyball. We need the hall June 3-7, 2027; games are June 5-6, the rest is set-up and tear-down.', 2],
  ['Set-up starts 2 days before the games of June 5-6, 2027. Volleyball.', 2],
]

/** Days before and after an event are none of its days. */
export const phrasesAroundEvents: readonly Phrase[] = [
  ...around.flatMap(([text, setupDays]): Phrase[] => [
    [text, 'startDate', '2027-06-05'],
    [text, 'endDate', '2027-06-06'],
    [text, 'setupDays', setupDays],
  ]),
  // Any weekend has a Thursday before it, but the window has none.
  ['Volleyball, any weekend in June 2027. Load-in on Thursday.', 'setupDays', undefined],
  ['Volleyball, the second weekend of June 2027. Tear down Friday.', 'startDate', '2027-06-12'],
  ['Volleyball any weekend in June 2027, one day for tear-down', 'dayCount', 2],
  [`${event}The week after works best for tear-down.`, 'flexWeeks', undefined],
  // Hosts read when the spaces are left.
  [
    `${event}Load in Thursday, tear down Sunday night.`,
    'requirementNotes',
    'Load in Thursday, tear down Sunday night.',
  ],
  [`${meet} (setup June 4, teardown June 7).`, 'requirementNotes', 'teardown June 7'],
  [`${event}We'll be out by Monday noon.`, 'requirementNotes', "We'll be out by Monday noon."],
  [`${event}We'll be out by Monday noon.`, 'responseDeadline', undefined],
  [`${event}No tear-down day is needed.`, 'requirementNotes', undefined],
  [`${event}They tear down our gym in July 2027.`, 'requirementNotes', undefined],
  [`${event}Here is the breakdown for the two days.`, 'requirementNotes', undefined],
  [`${event}We want in by Friday.`, 'responseDeadline', undefined],
  // Names that have such words.
  ['The Takedown Classic (wrestling), June 5-6, 2027.', 'startDate', '2027-06-05'],
  ['River Clean-up Regatta, rowing, June 12, 2027', 'startDate', '2027-06-12'],
]

/** Days that include those around the event. */
export const phrasesIncludingSetup: readonly Phrase[] = [
  [
    'Volleyball June 3-7, 2027 including two days of set-up and one day of tear-down.',
    'startDate',
    '2027-06-05',
  ],
  [
    'Volleyball June 3-7, 2027 including two days of set-up and one day of tear-down.',
    'endDate',
    '2027-06-06',
  ],
  ['Volleyball June 4-7, 2027 (including a day each for set-up and tear-down).', 'endDate', '2027-06-06'],
  ['Volleyball June 4-7, 2027, set-up and tear-down included.', 'startDate', '2027-06-04'],
  ['Volleyball June 4-7, 2027, including set-up.', 'startDate', '2027-06-04'],
]
