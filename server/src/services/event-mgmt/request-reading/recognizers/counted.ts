/** Whoever comes through the doors, `entrances`, is mostly a spectator, but may play. */
export type Counted = 'teams' | 'players' | 'spectators' | 'people' | 'entrances'
export const playersOrSpectators = 'These people may be players or spectators.'

const units: readonly (readonly [Counted, RegExp])[] = [
  ['teams', /^(?:teams?|tms?|equipos|equipes|squads?|duos|crews|sides|quartets|foursomes)$/],
  [
    'players',
    /^(?:players?|athletes?|competitors?|participants?|entrants|wrestlers|swimmers|divers|gymnasts|dancers|archers|skaters|runners|riders|fencers|golfers|bowlers|cheerleaders|skiers|shooters|racers|cyclists|rowers|paddlers|gamers|boxers|lifters|climbers|handlers|pickleballers|kayakers|canoeists|karters|ropers|tumblers|twirlers|steppers|hoopers|ballers|majorettes|aerialists|biathletes|duathletes|orienteers|equestrians|marksmen|pistoleers|spellers|debaters|drummers|vaulters|hikers|walkers|joggers|curlers|surfers|anglers|fighters|jumpers|campers|performers|musicians|drivers|registrants|triathletes|skateboarders|sailors|bikers|scullers|pitchers|throwers|youngsters|teens|judokas?|karatekas?|competidores|jugadores|atletas|kids|children|girls|boys|students|employees|staff|singles|contestants)$/,
  ],
  [
    'spectators',
    /^(?:spectators?|fans|attendees|attendance|audience|parents|visitors|viewers|families|onlookers|relatives|grandparents|supporters|moms|dads|crowd)$/,
  ],
  ['people', /^(?:people|ppl|folks|guests|persons|pax)$/],
]
export const kindOf = (word: string) => units.find(([, pattern]) => pattern.test(word))?.[0]

/** 'Attendance should be around'. */
export const unitBefore =
  /\b(spectators?|attendance|players|athletes|participants|teams|fans|competitors|attendees|crowd|audience|parents|families|guests|runners|riders|swimmers|skaters|dancers|wrestlers)\b,?\s+(?:should |will |may |might |to |could |usually )*(?:be|number|total|hit|reach|top|around|about|approx\w*\.?|roughly|under|up to|near|close to|maybe|perhaps|probably|of|is|are|~)(?:\s+(?:about|around|roughly|up to|near|under|close to|be|approximately))*\s*$/i
/** 'Parents (about 300)', 'Athletes (220)': the noun before a number in brackets. */
export const beforeBracket =
  /(?<!\d ?(?:[\w-]+ )?)\b(spectators?|attendance|players|athletes|participants|teams|fans|competitors|attendees|crowd|audience|parents|families|guests|runners|riders|swimmers|skaters|dancers|wrestlers)\s?\((?:about|around|approx\w*\.?|roughly|up to|maybe|probably|est\w*\.?|expected|~|some| )*$/i
