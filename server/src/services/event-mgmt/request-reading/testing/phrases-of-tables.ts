import type { Phrase } from './phrase.ts'

const swim = 'Swim meet June 5-6, 2027 in Joplin, MO.\n\n'

/** Tables that compare years or have a row of totals, and forms that ask how many below of what. Undefined: they say nothing of the field. */
export const phrasesOfTables: readonly Phrase[] = [
  // What was before is no part of what is asked for.
  [
    `${swim}|  | 2026 | 2027 |\n|---|---|---|\n| Teams | 30 | 44 |\n| Swimmers | 400 | 520 |`,
    'teamCount',
    44,
  ],
  [
    `${swim}|  | 2027 | 2026 |\n|---|---|---|\n| Teams | 44 | 30 |\n| Swimmers | 520 | 400 |`,
    'teamCount',
    44,
  ],
  [`${swim}Item | Last year | This year\nTeams | 30 | 44\nSwimmers | 400 | 520`, 'participants', 520],
  [`${swim}Item\tLast year\tNext year\nTeams\t30\t44\nSpectators\t400\t520`, 'attendance', 520],
  [
    `${swim}             2025    2026    2027\nTeams        28      30      44\nBudget       $5,000  $6,000  $7,500`,
    'budgetTo',
    7500,
  ],
  [`${swim}Need | Actual 2026 | Planned 2027\nRoom nights | 100 | 140\nTeams | 30 | 44`, 'roomNights', 140],
  [`${swim}Need | Previous | Proposed\nRooms per night | 40 | 60\nTeams | 30 | 44`, 'roomsPerNight', 60],
  [`${swim}Need | Past event | Expected\nTeams | 30 | 44\nRental budget | $4,000 | $4,500`, 'budgetTo', 4500],
  [
    'Swim meet in Joplin, MO.\n\nItem | 2026 | 2027\nDates | June 6-7 | June 5-6\nTeams | 30 | 44',
    'startDate',
    '2027-06-05',
  ],
  [
    'Swim meet in Joplin, MO.\n\nItem | 2025 actual | 2027 goal | Change\nTeams | 30 | 44 | +14\nDates | June 7-8 | June 5-6 | none',
    'endDate',
    '2027-06-06',
  ],
  [`${swim}Item | 2026 | 2027\nTeams | 30 |\nSwimmers | 400 | 520`, 'teamCount', undefined],
  [`${swim}Item | Last year | This year\nBudget | $6,000 |\nSwimmers | 400 | 520`, 'budgetTo', undefined],
  // The row of totals.
  [
    `${swim}Division   Teams   Pools\nGirls         12       1\nBoys          16       2\nTotal         28       3`,
    'teamCount',
    28,
  ],
  [
    `${swim}Division   Teams   Pools\nGirls         12       1\nBoys          16       2\nTotal         28       3`,
    'spaceCount',
    3,
  ],
  [`${swim}Age | Teams | Swimmers\n10U | 8 | 100\n12U | 9 | 120\nTotals | 17 | 220`, 'participants', 220],
  [
    `${swim}| Age | Teams | Swimmers |\n|---|---|---|\n| 10U | 8 | 100 |\n| 12U | 9 | 120 |\n| TOTAL | 17 | 220 |`,
    'teamCount',
    17,
  ],
  [
    `${swim}League\tTeams\tSwimmers\nNorth\t40\t100\nSouth\t60\t120\nGrand total\t100\t220`,
    'participants',
    220,
  ],
  [
    `${swim}Group    Teams    Swimmers\nNovice     6        80\nOpen       8        110\nOverall    14       190`,
    'teamCount',
    14,
  ],
  [
    `${swim}Group    Teams    Swimmers\nNovice     6        80\nOpen       8        110\nAll groups    14       190`,
    'teamCount',
    14,
  ],
  [`${swim}Group | Teams | Spectators\nNovice | 6 | 80\nOpen | 8 | 110\nSum | 14 | 190`, 'attendance', 190],
  [
    `${swim}Group | Teams | Spectators\nNovice | 6 | 80\nOpen | 8 | 110\nCombined | 14 | 190`,
    'teamCount',
    14,
  ],
  [`${swim}Group | Teams | Spectators\nNovice | 6 | 80\nOpen | 8 | 110\nTotal: | 14 | 190`, 'teamCount', 14],
  ['Soccer\n\nNight   Rooms\nThu       20\nFri       80\nTotal     100', 'roomsPerNight', undefined],
  [
    'Soccer\n\nDay   Fields   Games\nSat     8     30\nSun     8     20\nTotal   16     50',
    'spaceCount',
    undefined,
  ],
  // How many, in the line below of what.
  ['Sport: Hockey\nType of space: Rink\nHow many: 2', 'spaceCount', 2],
  ['Sport: Hockey\nSpace type: Rink\nQuantity: 3', 'spaceCount', 3],
  ['Sport: Soccer\nSpace needed: Field\nHow many needed: 8', 'spaceCount', 8],
  ['Sport: Soccer\nVenue: Field\nNumber needed: 8', 'spaceCount', 8],
  ['Sport: Tennis\nFacility: Court\nQty: 12', 'spaceCount', 12],
  ['Sport: Tennis\nSpace: Courts\nCount: 12', 'spaceCount', 12],
  ['Sport: Swimming\nType: Pool\nHow many do you need? 2', 'spaceCount', 2],
  ['Sport: Baseball\nPlayed on: Diamonds\nNumber required: 6', 'spaceCount', 6],
  ['Sport: Hockey\nType of space: Rink\nHow many teams: 20', 'spaceCount', undefined],
  ['Sport: Hockey\nType of space: Rink\nHow many: not sure', 'spaceCount', undefined],
  // How long a course is says nothing of how many there are.
  ['Track and field. Venue: one outdoor 8-lane track', 'spaceCount', 1],
  ['Track and field. We need two 6-lane tracks.', 'spaceCount', 2],
  ['Swimming. We need one indoor 10-lane pool.', 'spaceCount', 1],
  ['Swimming. We need two 8-lane pools.', 'spaceCount', 2],
  ['Swimming. We need an 8-lane pool.', 'spaceCount', undefined],
]
