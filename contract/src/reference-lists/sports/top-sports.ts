import { space, sportEntries } from './sport-entry.ts'

/** The nine sports with the most events. */
export const topSports = sportEntries([
  {
    name: 'Basketball',
    ranking: 1,
    icon: 'mdi:basketball',
    defaultSpaceType: space('Court', 'Indoor', 'Hardwood'),
    synonyms: ['hoops', 'bball', '3x3', '3 on 3', 'aau'],
  },
  {
    name: 'Baseball',
    ranking: 2,
    icon: 'mdi:baseball',
    defaultSpaceType: space('Diamond', 'Outdoor', 'Grass'),
    synonyms: ['hardball', 'little league', 'travel ball'],
  },
  {
    name: 'Contact Football',
    ranking: 3,
    icon: 'mdi:football-helmet',
    defaultSpaceType: space('Field', 'Outdoor', 'Turf'),
    synonyms: ['football', 'american football', 'tackle football', 'gridiron', 'pop warner'],
  },
  {
    name: 'Soccer',
    ranking: 4,
    icon: 'mdi:soccer',
    defaultSpaceType: space('Field', 'Outdoor', 'Grass'),
    synonyms: ['futbol', 'fútbol', 'football', 'association football', 'footy'],
  },
  {
    name: 'Lacrosse',
    ranking: 5,
    icon: 'fluent-emoji-flat:lacrosse',
    defaultSpaceType: space('Field', 'Outdoor', 'Turf'),
    synonyms: ['lax', 'field lacrosse', 'lacrosse sixes'],
  },
  {
    name: 'Softball',
    ranking: 6,
    icon: 'fluent-emoji-flat:softball',
    defaultSpaceType: space('Diamond', 'Outdoor', 'Grass'),
    synonyms: ['fastpitch', 'slowpitch', 'fast pitch', 'slow pitch'],
  },
  {
    name: 'Ice Hockey',
    ranking: 7,
    icon: 'mdi:hockey-sticks',
    defaultSpaceType: space('Rink', 'Indoor', 'Ice'),
    synonyms: ['hockey', 'pond hockey', 'puck'],
  },
  {
    name: 'Volleyball',
    ranking: 8,
    icon: 'mdi:volleyball',
    defaultSpaceType: space('Court', 'Indoor', 'Hardwood'),
    synonyms: ['vball', 'vb', 'indoor volleyball'],
  },
  {
    name: 'Non-Contact Football',
    ranking: 9,
    icon: 'mdi:football',
    defaultSpaceType: space('Field', 'Outdoor', 'Turf'),
    synonyms: ['flag football', 'flag', 'touch football', '7 on 7', '7v7', 'football'],
  },
])
