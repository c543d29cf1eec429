import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { isOrdinaryWord } from '../../../search/reading/ordinary-words.ts'
import { kindOf } from './recognizers/counted.ts'

/** What a line of a signature says, with its place in the line. */
export interface Piece {
  index: number
  text: string
  type: 'name' | 'organization' | 'title' | 'other'
}

const title =
  /\b(?:director|manager|coordinator|president|chair(?:man|woman|person)?|commissioner|officer|secretary|treasurer|organizer|coach|founder|owner|administrator|general|planner|head|lead|vice|vp|ceo|coo|cfo|executive|assistant|associate|specialist|registrar|events? team|volunteer)\b/i
const organization =
  /\b(?:association|assn|club|league|federation|alliance|union|inc|llc|ltd|foundation|conference|society|commission|committee|academy|sports|events|boosters|athletics?|aquatics|corp(?:oration)?|company|co|group|council|institute|university|college|school|schools|team|organization|network|partners|circuit|series|usssa|aau|ymca|department|logistics|hockey|soccer|baseball|softball|volleyball|lacrosse|vbc|fc|sc|elite|youth|productions?|promotions?|ventures|enterprises|society|equestrian|curling|collective|crew|guild|chapter|church|ministries|parish|district|hoops|ballers|runners|riders|racers|striders|wheelers|strikers|management|recreation|multisport|rowing|cycling|racing|derby|rugby|cricket|fencing|archery|bowling|judo|karate|taekwondo|pickleball|lacrosse|ultimate|bmx|aquatics|skating|dance|cheer|robotics|chess|esports|golf|triathlon|medical|biotech|insurance|bank|hospital|clinic|tech|solutions|systems|labs|industries|foods|energy|realty|brewing|assoc|4-h|pta|ymca|trail|tour|studios?|swim(?:ming)?|gymnastics|wrestling|tennis|basketball|&)\b|&/i
export const honorifics =
  'Dr|Mr|Mrs|Ms|TD|Coach|Prof|Rev|Pastor|Father|Fr|Sgt|Lt|Capt|Captain|Commodore|Chief'
/** Those that belong to a name, too. */
const titles = `${honorifics}|Sr|Grandmaster|Master|Sensei`
const person = new RegExp(
  String.raw`^(?:(?:${titles})\.?\s+)?(?:(?:[A-Z]\.){2,3}|[A-Z][\p{L}'’-]*\.?)(?:\s+(?:[A-Z][\p{L}'’-]*\.?|de|la|van|von|der|O['’]\p{L}+)){0,3}$`,
  'u',
)
const honorific = new RegExp(String.raw`^(?:${honorifics})\.?\s+(?=\S)`)
const fullNameHonorific = new RegExp(String.raw`^(?:${honorifics})\.?\s+(?=\S+\s+\S)`)

/** In lowercase. */
const playedNames = new Set(sportNames.map((name) => name.toLowerCase()))

/** Words that are no names, though they stand alone: 'Thanks', 'Spring'. */
const isWord = (text: string) =>
  text
    .split(/\s+/)
    .every((word) => word.length > 2 && isOrdinaryWord(word.toLowerCase().replaceAll(/[^a-z]/g, '')))
/** Given names that are words, too. */
const givenNames = new Set(
  'dusty stormy lucky tex colt brandy honey bunny bear moose buzz doc skipper whitey shorty slim tiny bubba junior april june august autumn star sage basil jasmine clover fern olive merry melody harmony carol angel bishop forest fox gale gray heaven jet justice king lane lark major marina meadow noble ocean penny prince queen raven rain reign robin royal saint scout shad silver storm tanner trace wolf wren curt chase chance skip buck duke ace sonny buster chip trip flip chuck hank russ ward pierce wayne dale gale wally marshall carter tucker sawyer porter turner tyler taylor gus big lil little uncle captain pastor sister brother chief amber archer art barb bill bob brook bud buddy candy carol cherry clay cliff cooper crystal daisy dawn dean dolly dot drew earl eve faith flora ford frank gene ginger glen grace grant guy hazel heath heather herb holly hope hunter iris ivy jack jade jay jewel joy ken kitty lacy lance laurel lee lily marcus maria mark mason max may mercy mike miles misty nick norm opal parker pat patience pearl peg penny peter piper ray red reed rex rich rob robin rocky rod roman rose rosemary ruby rusty sally sandy sherry sky sterling sue summer sunny tanner ted tom trinity van vic victor viola violet wade walker ward warren will willow woody zeke'.split(
    ' ',
  ),
)

const noGivenName =
  /^(?:call|text|email|contact|ask|reach|reply|send|questions|from|with|near|in|at|on|by|for|to|the|our|my|your|we|need|host\w*|visit|downtown|greater|north\w*|south\w*|east\w*|west\w*|central|lake|mount|mountain|fort|port|saint|new|great|mid\w*|upper|lower|old|big|little|city|county|university|college|club|team|dear|and|or|but|so|also|is|are|re|around|maybe|preferably|attn|via|until|before|after|about|spring|summer|fall|winter|youth|high|monday|tuesday|wednesday|thursday|friday|saturday|sunday|beach|river|valley|bay|gulf|coast|point|grand|red|blue|green|black|white|golden|silver|royal|state|national|american|united|world|international|annual|first|second|third|event|location|venue|date|dates|budget|hotel|hotels|room|rooms|no|not|yes|any|all|see|try|use|play|bring|love|like|want)$/

const farewell =
  /^(?:thx|ta|thanks|thank|ty|gracias|saludos|hola|merci|aloha|mahalo|cheers|regards|best|hi|hello|hey|fyi|re|fwd|pls|ok|usa|rfp|nb|ps)$/
/** 'Thanks', 'Best regards'. */
export const isFarewell = (text: string) => farewell.test(text.toLowerCase().split(/\W/)[0] ?? '')

const titled = new RegExp(String.raw`^(?:${titles})\b`)

/** Whether a word in lowercase is a name rather than a word: 'thx, gary'. */
export const isGivenName = (word: string) =>
  givenNames.has(word) || (!isOrdinaryWord(word) && !farewell.test(word) && !organization.test(word))

export function isPerson(typed: string) {
  // 'Maya "Hurt Locker" Lindgren'.
  const text = typed.replace(/\s["“(][^"“”()]{1,20}["”)](?=\s)/, '')
  const words = text.split(/\s+/)
  const first = words[0]?.toLowerCase().replaceAll(/[^a-z]/g, '') ?? ''
  const last =
    words
      .at(-1)
      ?.toLowerCase()
      .replaceAll(/[^a-z]/g, '') ?? ''
  // 'Curt Haas', but neither 'Call Dontrell' nor 'Lake Tahoe'.
  const hasSurname =
    words.length === 2 && last.length > 2 && !isOrdinaryWord(last) && !noGivenName.test(first)
  const isWordFirst = isOrdinaryWord(first) && !hasSurname && !givenNames.has(first) && !titled.test(text)
  return (
    !isWordFirst &&
    !farewell.test(first) &&
    person.test(text) &&
    !organization.test(text) &&
    // 'Bridger Archers', 'Lakeland Snowboarding'.
    !(words.length > 1 && (kindOf(last) === 'players' || playedNames.has(last))) &&
    !/ (?:HS|JHS|CYO|PTA|AD|MS)$/.test(text) &&
    !title.test(text.replace(honorific, '')) &&
    // 'Silver Oak Horse Shows'.
    (!isWord(text) || (givenNames.has(first) && words.length < 3))
  )
}

/** Whether all words but 'of' and the like are capitalized. */
export const isTitled = (text: string) =>
  text.split(/\s+/).every((word) => /^(?:[A-Z&]|of$|the$|and$|for$|de$|at$)/.test(word)) && text.length < 90

/** 'Soccer' alone is a sport. */
export const isOrganization = (text: string) =>
  organization.test(text) && isTitled(text) && /\S\s\S|^[A-Z\d]{3,}$/.test(text)

/** 'Pat Solis' of 'Coach Pat Solis', but 'Coach Solis' stays. */
export const withoutHonorific = (text: string) => text.replace(fullNameHonorific, '')

/** The pieces of 'Pat O’Neal, Tournament Director, Bluegrass Futsal Association'. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let index = 0
  for (const part of line.split(
    /(,\s(?!(?:Inc|LLC|Ltd|Corp|Co|L\.L\.C)\b)|\s*[()]\s*|\s[|/•·–—-]\s|\s{2,}|(?:^|(?<=\s))[-–—]+(?=\s|[A-Z])|\t)/,
  )) {
    const indent = /^[\s\-–—]*/.exec(part)![0].length
    const text = part
      .trim()
      .replace(/^[-–—]+\s*/, '')
      .replace(/[\s,;]+$/, '')
      // 'Nadine in HR'.
      .replace(/^([A-Z][\p{L}'’-]+) (?:in|from) (?:[A-Z]{2,4}|accounting|marketing|sales|operations)$/u, '$1')
    if (text !== '' && /\p{L}/u.test(text)) pieces.push({ index: index + indent, text, type: typeOf(text) })
    index += part.length
  }
  return pieces
}

/** 'Call 228-555-0138 TODAY'. */
export const isShouted = (text: string) =>
  /^(?:TODAY|TONIGHT|NOW|TOMORROW|SOON|ASAP|PLEASE|ONLY|URGENT|ANYTIME)$/.test(text)

/** What a piece of a signature is. */
export function typeOf(text: string): Piece['type'] {
  // 'Denny & Lou Kratz'.
  const pair = /^([A-Z]\p{L}+) (?:&|and) ([A-Z]\p{L}+ [A-Z]\p{L}+)$/u.exec(text)
  if (isPerson(text) || (pair && isPerson(pair[1]!) && isPerson(pair[2]!))) return 'name'
  if (
    title.test(text) &&
    !/\b(?:association|league|federation|alliance|union|foundation|inc|llc)\b/i.test(text)
  )
    return 'title'
  const isAcronym = /^[A-Z]{3,7}$/.test(text) && !isShouted(text) && !noGivenName.test(text.toLowerCase())
  return isOrganization(text) || isAcronym ? 'organization' : 'other'
}
