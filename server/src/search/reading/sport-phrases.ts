import { sports, type SportName } from '@app/contract/reference-lists/sports.ts'
import { phrase, type Phrase } from './phrases.ts'
import { foldWord } from './tokens.ts'

/** Names of sports in Spanish and French, and others that the specification's synonyms lack. */
const others: Readonly<Partial<Record<SportName, string>>> = {
  Basketball: 'baloncesto, básquetbol, basquet, basket, basketball game, hoop, bkb, bball',
  Baseball: 'bsb, béisbol, base ball, youth baseball, t-ball, tee ball',
  Softball: 'sb, sóftbol, balle-molle, girls softball, fast-pitch softball, slow-pitch softball',
  Soccer: 'fútbol soccer, balompié, soccer football, foot, youth soccer, 11v11, 9v9',
  'Non-Contact Football': 'tochito, tocho, tochito bandera, tocho bandera, fútbol bandera, flag-football',
  'Ball Hockey': 'dek hockey, hockey balle, hockey cosom',
  'Contact Football': 'tackle football, fútbol americano, football américain, 11-man football',
  Futsal: 'fútbol sala, futbol de salon, futsala, microfútbol',
  'Ice Hockey': 'hockey sobre hielo, hockey sur glace, icehockey, puck hockey',
  Volleyball: 'voley, voleibol, volibol, volley-ball, volley, volleybal, club volleyball',
  Swimming: 'natación, natation, swim, swim meet, swimmeet, swim team, swimmers',
  Tennis: 'tenis',
  'Table Tennis': 'tt, tenis de mesa, tennis de table',
  Wrestling: 'lucha, lutte, wrestle',
  Fencing: 'esgrima, escrime',
  Gymnastics: 'gimnasia, gymnastique, gymnastic',
  Boxing: 'boxeo, boxe',
  Cycling: 'ciclismo, cyclisme',
  Golf: 'golfe',
  Rowing: 'remo, aviron, rowing sprints, rowing regatta',
  Archery: 'tiro con arco, tir à larc, bowhunting',
  'Track & Field': 'atletismo, athlétisme, track and field, track meet, athletics, tf, t&f',
  'Figure Skating': 'iceskating, ice skating, patinaje artístico, patinage artistique',
  Rugby: 'rugby tournament',
  Pickleball: 'pball, pickle ball, picklebal, pickelball',
  'Team Handball': 'balonmano, handball',
  'Water Polo': 'wp, waterpolo, polo acuático',
  'Beach Volleyball':
    'beach vb, sand vb, sand vball, voleibol de playa, volleyball de plage, volley de plage, volley-ball de plage, voley playa, voley de playa, beach vball',
  Diving: 'clavados, plongeon',
  Bowling: 'bolos, boliche, quilles',
  Cheerleading: 'cheerleaders, porristas, animación, cheer competition, cheer comp',
  'Alpine Skiing': 'ski alpin, esquí, esquí alpino, ski race, ski racing',
  'Cross-Country Skiing': 'ski de fond, esquí de fondo',
  Snowboarding: 'planche à neige',
  'Speed Skating': 'patinage de vitesse, patinaje de velocidad',
  'Sport Climbing': 'escalada, escalade',
  'Artistic Swimming': 'natation artistique, nado sincronizado, natación artística',
  Equestrian: 'horse show, horseback riding, ecuestre, equitación, équitation',
  Weightlifting: 'halterofilia, haltérophilie, levantamiento de pesas',
  Lacrosse: 'crosse, lax tournament',
  Dance: 'danza, baile, danse',
  Chess: 'ajedrez, échecs',
  Sailing: 'vela, voile',
  Badminton: 'bádminton',
  Ringette: 'ringuette',
  'Martial Arts': 'dojo, artes marciales, arts martiaux',
  'Mountain Biking': 'ciclismo de montaña, vélo de montagne',
  Running: 'course à pied, marathon, half marathon, 5k, 10k, road race, fun run',
  Racquetball: 'ráquetbol, ráquet',
  'Water Skiing & Wakeboarding': 'waterskiing, esquí acuático, ski nautique',
  'Field Hockey': 'fh, hockey sobre césped, hockey sur gazon, hockey field, hockey pitch',
  Rodeo: 'charreada, charrería',
  'Cross Country': 'cross-country, cross country running',
}

const emojis: Readonly<Record<string, SportName>> = {
  '🏀': 'Basketball',
  '⚾': 'Baseball',
  '🥎': 'Softball',
  '⚽': 'Soccer',
  '🏈': 'Contact Football',
  '🏒': 'Ice Hockey',
  '🥍': 'Lacrosse',
  '🏐': 'Volleyball',
  '🎾': 'Tennis',
  '🏸': 'Badminton',
  '🏓': 'Table Tennis',
  '🏑': 'Field Hockey',
  '🏏': 'Cricket',
  '🏉': 'Rugby',
  '🥊': 'Boxing',
  '🎳': 'Bowling',
  '⛳': 'Golf',
  '🥌': 'Curling',
  '🤺': 'Fencing',
}

/** Synonyms of the specification that people use for other sports of the same name. */
const unusual: Readonly<Record<string, SportName>> = { hockey: 'Field Hockey', swim: 'Artistic Swimming' }

/** Synonyms that mean something else more often. */
const misleading = new Set([
  'pool',
  'links',
  'table',
  'flag',
  'spirit',
  'vault',
  'bow',
  'bags',
  'bike',
  'crew',
  'cage',
  'other',
  'activity',
  'miscellaneous',
  'stem',
  'jazz',
  'wake',
  'sliding sports',
  'running',
  'fitness race',
])

/** Of play: 'college basketball' isn't necessarily played at a college. */
const levels = ['high school', 'middle school', 'elementary school', 'college', 'university', 'collegiate']

/** Every sport by its name and synonyms. A synonym that several sports share stands for all of them. */
export function sportPhrases(): Phrase[] {
  const named = new Map<string, { text: string; values: Set<string> }>()
  const add = (text: string, value: string) => {
    const key = foldWord(text)
    const known = named.get(key) ?? { text, values: new Set<string>() }
    known.values.add(value)
    named.set(key, known)
  }
  // Before their synonyms, so that a mistyped word stands for the name that comes first.
  for (const { name } of sports) named.set(foldWord(name), { text: name, values: new Set([name]) })
  for (const { name, synonyms } of sports) {
    for (const synonym of synonyms)
      if (!misleading.has(synonym) && unusual[synonym] !== name) add(synonym, name)
    for (const text of others[name]?.split(', ') ?? []) add(text, name)
  }
  // Its own name is exact, also if it is a synonym of another sport.
  for (const { name } of sports) {
    named.set(foldWord(name), { text: name, values: new Set([name]) })
    if (name.includes('&')) add(name.replace('&', 'and'), name)
  }
  for (const [emoji, name] of Object.entries(emojis)) add(emoji, name)
  return [...named.values()].flatMap(({ text, values }) =>
    ['', ...levels].map((level) => phrase(`${level} ${text}`, { sports: [...values] })),
  )
}
