import type { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'

/** The first matching rule wins, so the most reliable words come first. */
const typeRules: readonly (readonly [RegExp, FacilityType])[] = [
  [
    /speedway|raceway|motor ?sports?|race ?(?:track|course)|grand prix|drag ?(?:strip|way)|\bdowns\b|hippodrome|autodrome|velodrome/,
    'Race Track',
  ],
  [/disc golf/, 'Parks & Rec'],
  [/\bgolf\b|country club/, 'Golf Course'],
  [
    /convention (?:center|centre|complex)|exhibition (?:center|centre)|conference (?:center|centre)|palais des congres/,
    'Convention Center',
  ],
  [/fair ?grounds?|\bexpo\b|exposition/, 'Fairgrounds & Expo Center'],
  [
    /\bice (?:arena|rink|center|centre|house|palace|plex)|iceplex|\bicehouse|\brink\b|curling|skating (?:center|centre|club)|patinoire/,
    'Ice Rink',
  ],
  [/aquatic|natatorium|\bswim(?:ming)?\b|\bpools?\b|piscine/, 'Aquatic Center'],
  [/field ?house/, 'Fieldhouse'],
  [/\bgym(?:nasium)?s?\b|gymnase/, 'Gymnasium'],
  [/equestrian|rodeo|horse|riding (?:center|centre|club|academy)/, 'Equestrian Center'],
  [
    /tennis (?:center|centre|club|academy|complex)|racquet|squash|pickleball (?:center|centre|club)/,
    'Racquet Club',
  ],
  [/bowling|\blanes\b/, 'Bowling Center'],
  [/\bski\b|snow ?(?:park|bowl)|mountain resort/, 'Ski Resort'],
  [/stadium|ball ?park|\bstade\b|estadio|super ?dome|[a-z]dome\b|\bdome\b/, 'Stadium'],
  [
    /arena|coliseum|colisee|events? (?:center|centre)|convocation|civic (?:center|centre)|auditorium|palestra/,
    'Arena',
  ],
  [
    /(?:sports?|athletics?|soccer|softball|baseball|lacrosse|volleyball|hockey|recreational?) ?(?:complex|park|plex|campus)|sports ?plex|complexe|sportsplex/,
    'Sports Complex',
  ],
  [
    /community (?:center|centre)|recreation (?:center|centre)|\brec (?:center|centre)|\b[yj][mw]?c[ac]\b|boys (?:and|&) girls club|centre (?:communautaire|recreatif)/,
    'Community Center',
  ],
  [/sports? (?:center|centre)|athletics? (?:center|centre)|centre sportif|\bcomplex\b/, 'Sports Complex'],
  [/training|performance (?:center|centre)/, 'Training Facility'],
  [/university|\bcollege\b|universite/, 'College/University'],
  [/\bschool\b|\bacademy\b|\becole\b/, 'School'],
  [/\bresort\b|\bhotel\b|casino/, 'Hotel & Resort'],
  [/\bbeach\b|marina|waterfront|\byacht/, 'Beach & Waterfront'],
  [/\bparks?\b|\bparc\b|playground|\bfields?\b|greenway/, 'Parks & Rec'],
]

/** Words that identify a sport. All matching rules apply. */
const sportRules: readonly (readonly [RegExp, SportName])[] = [
  [/baseball|ball ?park|beisbol/, 'Baseball'],
  [/softball/, 'Softball'],
  [/(?<!flag )football(?! club)/, 'Contact Football'],
  [/soccer|futbol/, 'Soccer'],
  [/basketball/, 'Basketball'],
  [/(?<!beach )(?<!sand )volleyball/, 'Volleyball'],
  [/(?:beach|sand) volleyball/, 'Beach Volleyball'],
  [
    /(?<!field )(?<!roller )(?<!ball )hockey|\bice (?:arena|rink|center|centre|palace|house)|iceplex|patinoire/,
    'Ice Hockey',
  ],
  [/lacrosse/, 'Lacrosse'],
  [/(?<!table )tennis/, 'Tennis'],
  [/pickleball/, 'Pickleball'],
  [/aquatic|natatorium|\bswim|piscine/, 'Swimming'],
  [/(?<!disc )(?<!mini )\bgolf\b/, 'Golf'],
  [/disc golf/, 'Disc Golf'],
  [/curling/, 'Curling'],
  [/bowling|\blanes\b/, 'Bowling'],
  [/velodrome/, 'Cycling'],
  [/\bbmx\b/, 'BMX'],
  [/motocross/, 'Motocross'],
  [/skate ?park|skate ?plaza/, 'Skateboarding'],
  [/cricket/, 'Cricket'],
  [/rugby/, 'Rugby'],
  [/rodeo/, 'Rodeo'],
  [/equestrian|horse park|riding (?:center|centre|academy)/, 'Equestrian'],
  [/gymnastics/, 'Gymnastics'],
  [/wrestling/, 'Wrestling'],
  [/archery/, 'Archery'],
  [/shooting|gun (?:club|range)|\bskeet\b/, 'Shooting Sports'],
  [/climbing|boulder(?:ing)\b/, 'Sport Climbing'],
  [/squash (?:club|center|centre|courts?)/, 'Squash'],
  [/\browing\b|boathouse/, 'Rowing'],
  [/\byacht|sailing/, 'Sailing'],
  [/track (?:and|&) field/, 'Track & Field'],
]

/** Names of race tracks for cars and for horses. Cars take precedence. */
const cars =
  /speedway|raceway|motor|sports car|grand prix|\bstreets of\b|circuit|drag ?(?:strip|way)|autodrome|kart/
const horses = /\bdowns\b|race ?course|race ?track|hippodrome|\bpark\b|harness|turf|horse|fields\b/

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const typeInName = (name: string): FacilityType | undefined => {
  const words = plain(name)
  return typeRules.find(([rule]) => rule.test(words))?.[1]
}

/** The sports in the names of a facility. */
export function sportsInNames(names: readonly string[], type: FacilityType | undefined): SportName[] {
  const words = plain(names.join(' / '))
  const named = sportRules.filter(([rule]) => rule.test(words)).map(([, sport]) => sport)
  if (type !== 'Race Track' || named.length > 0) return named
  if (cars.test(words)) return ['Auto Racing']
  return horses.test(words) ? ['Equestrian'] : []
}
