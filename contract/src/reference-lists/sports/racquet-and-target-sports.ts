import { space, sportEntries } from './sport-entry.ts'

export const racquetAndTargetSports = sportEntries([
  {
    name: 'Archery',
    icon: 'mdi:bow-arrow',
    defaultSpaceType: space('Archery & Shooting Range', 'Outdoor', 'N/A'),
    synonyms: ['bow', 'bow and arrow', '3d archery', 'compound', 'recurve'],
  },
  {
    name: 'Badminton',
    icon: 'mdi:badminton',
    defaultSpaceType: space('Court', 'Indoor', 'Synthetic'),
    synonyms: ['shuttlecock', 'birdie'],
  },
  {
    name: 'Billiards',
    icon: 'mdi:billiards',
    defaultSpaceType: space('Table', 'Indoor', 'N/A', 8),
    synonyms: ['pool', 'snooker', '8-ball', '9-ball', 'cue sports'],
  },
  {
    name: 'Bocce',
    icon: 'drawn:bocce',
    defaultSpaceType: space('Court', 'Outdoor', 'Sand'),
    synonyms: ['bocce ball', 'petanque', 'pétanque', 'boules', 'lawn bowls'],
  },
  {
    name: 'Bowling',
    icon: 'mdi:bowling',
    defaultSpaceType: space('Bowling Lane', 'Indoor', 'N/A', 16),
    synonyms: ['tenpin', 'ten pin', 'five pin', 'candlepin', 'duckpin'],
  },
  {
    name: 'Cornhole',
    icon: 'drawn:cornhole',
    defaultSpaceType: space('Court', 'Indoor', 'Concrete'),
    synonyms: ['bags', 'bean bag toss'],
  },
  {
    name: 'Darts',
    icon: 'mdi:bullseye-arrow',
    defaultSpaceType: space('Exhibit Hall', 'Indoor', 'Multi-purpose'),
    synonyms: ['dart', 'dartboard'],
  },
  {
    name: 'Disc Golf',
    icon: 'drawn:disc-golf',
    defaultSpaceType: space('Disc Golf Course', 'Outdoor', 'N/A'),
    synonyms: ['frisbee golf', 'frolf', 'discgolf'],
  },
  {
    name: 'Golf',
    icon: 'mdi:golf',
    defaultSpaceType: space('Golf Course', 'Outdoor', 'N/A'),
    synonyms: ['scramble', 'links', 'footgolf'],
  },
  {
    name: 'Padel',
    icon: 'drawn:padel',
    defaultSpaceType: space('Court', 'Outdoor', 'Synthetic'),
    synonyms: ['padel tennis', 'paddle tennis', 'platform tennis'],
  },
  {
    name: 'Pickleball',
    icon: 'material-symbols:pickleball',
    defaultSpaceType: space('Court', 'Outdoor', 'Concrete'),
    synonyms: ['pickle ball', 'pickle'],
  },
  {
    name: 'Racquetball',
    icon: 'mdi:racquetball',
    defaultSpaceType: space('Court', 'Indoor', 'Hardwood'),
    synonyms: ['racketball', 'racquet ball', 'wall handball', 'paddleball'],
  },
  {
    name: 'Shooting Sports',
    icon: 'mdi:target',
    defaultSpaceType: space('Archery & Shooting Range', 'Outdoor', 'N/A'),
    synonyms: [
      'trap',
      'skeet',
      'sporting clays',
      'clay target',
      'rifle',
      'pistol',
      'air rifle',
      'marksmanship',
    ],
  },
  {
    name: 'Squash',
    icon: 'mdi:racquetball',
    defaultSpaceType: space('Court', 'Indoor', 'Hardwood'),
    synonyms: ['squash racquets', 'hardball doubles'],
  },
  {
    name: 'Table Tennis',
    icon: 'mdi:table-tennis',
    defaultSpaceType: space('Table', 'Indoor', 'N/A', 8),
    synonyms: ['ping pong', 'ping-pong', 'pingpong'],
  },
  {
    name: 'Tennis',
    icon: 'mdi:tennis',
    defaultSpaceType: space('Court', 'Outdoor', 'Concrete'),
    synonyms: ['usta', 'wheelchair tennis'],
  },
])
