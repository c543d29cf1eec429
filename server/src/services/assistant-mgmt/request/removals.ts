import {
  readFieldNames,
  type ReadFieldName,
  type ReadValues,
  type TextRange,
} from '@app/contract/events/request-reading.ts'
import { wholeWords } from './whole-words.ts'

/** What takes a field back, in the languages that requests are written in. */
const topics: readonly { names: readonly ReadFieldName[]; words: string }[] = [
  {
    names: ['budgetFrom', 'budgetTo'],
    words: 'budget|price|cost|spending|presupuesto|precio|prix|co[uû]t',
  },
  {
    names: ['liveStream'],
    words: String.raw`(?:live[- ]?)?stream(?:ing)?|transmisi[oó]n(?: en (?:vivo|directo))?|(?:re)?transmission(?: en direct)?|diffusion(?: en direct)?`,
  },
  {
    names: ['responseDeadline'],
    words: '(?:(?:response|answer) )?deadline|due date|fecha l[ií]mite|plazo|date limite|[ée]ch[ée]ance',
  },
  { names: ['decisionDate'], words: 'decision date|fecha de decisi[oó]n|date de d[ée]cision' },
  {
    names: ['roomsPerNight', 'roomNights'],
    words:
      'hotel rooms?|rooms?|hotels?|lodging|habitaci[oó]n(?:es)?|hoteles|alojamiento|chambres?|h[oô]tels?|h[ée]bergement',
  },
  { names: ['surface', 'surfaces'], words: 'surface|flooring|superficie|rev[êe]tement' },
  { names: ['startDate', 'endDate', 'hasFlexibleDates', 'dayCount', 'flexWeeks'], words: 'dates?|fechas?' },
  { names: ['requestAddress', 'requestDist'], words: 'place|location|city|lugar|ciudad|lieu|ville' },
  { names: ['requestDist'], words: 'distance|radius|mile|distancia|radio|rayon' },
  { names: ['attendance'], words: 'spectators?|attendance|espectadores|spectateurs' },
  { names: ['teamCount', 'teamCountRange'], words: 'team count|number of teams' },
  { names: ['setupDays'], words: 'set-?up(?: days?)?|montaje|montage' },
  { names: ['ages', 'ageGroup'], words: 'age groups?|ages?|edades|[âa]ges?' },
  { names: ['requirementNotes'], words: 'notes?|requirements?|notas?|requisitos?|exigences?' },
  { names: ['name'], words: 'event name|name|nombre|nom' },
]

const verb = String.raw`no|without|remove|drop|delete|skip|forget(?: about)?|cancel|scrap|ditch|clear|leave out|take out|get rid of|(?:we |i )?(?:do(?:n['’]?t| not)|no longer) (?:need|want|have)|sin|quit(?:a|ar|e|en|emos)|elimin(?:a|ar|e|en)|borr(?:a|ar|e)|olvid(?:a|ar|e)|cancel(?:a|ar|e)|(?:ya )?no (?:necesitamos|queremos|hay)|sans|enl[eè]ve[zr]?|supprime[zr]?|retire[zr]?|annule[zr]?|oublie[zr]?|pas (?:de |d['’])|plus (?:de |d['’])`
const filler = String.raw`(?:(?:the|an?|any|our|that|fixed|set|exact|el|la|los|las|un|una|le|les|une|du|de|des|l[ií]mite de)\s+|l['’]|d['’])*`
const limit = String.raw`(?:\s+(?:limits?|caps?|range|ceiling|requirement|l[ií]mite))?`
/** 'No budget over $5,000' and 'drop the budget to $5,000' set it. */
const isSet = String.raw`(?!\s*(?:to|by|under|over|of|above|below|from|within|near|for|in|on|at|with|that|which|after|before|more|less|than|is|should|:)(?![\p{L}]))`
const notNeeded = String.raw`\s+(?:(?:is|are)(?:n['’]t| not)|not|no longer)\s+(?:needed|required|necessary|wanted)`

const removalOf = (words: string) =>
  new RegExp(
    String.raw`${wholeWords(String.raw`(?:${verb})\s*${filler}(?:${words})${limit}`).source}${isSet}|${wholeWords(`(?:the )?(?:${words})${notNeeded}`).source}`,
    'iu',
  )
const patterns = topics.map(({ names, words }) => ({ names, pattern: removalOf(words) }))

interface Removal {
  names: readonly ReadFieldName[]
  /** What stays of lists. */
  fields: ReadValues
  range: TextRange
}

/** Values that are taken back by their own names, such as one of two sports. */
function valueRemovals(text: string, values: ReadValues): Removal[] {
  return readFieldNames.flatMap((name): Removal[] => {
    const value: unknown = values[name]
    const items: readonly unknown[] = Array.isArray(value) ? value : [value]
    return items.flatMap((item): Removal[] => {
      const isNamed =
        typeof item === 'string' && name !== 'requestAddress' && name !== 'name' && item.length > 2
      const match = isNamed ? removalOf(RegExp.escape(item.toLowerCase())).exec(text) : null
      if (match === null) return []
      const rest = items.filter((one) => one !== item)
      return [
        {
          names: rest.length === 0 ? [name] : [],
          fields: rest.length === 0 ? {} : { [name]: rest },
          range: { start: match.index, end: match.index + match[0].length },
        },
      ]
    })
  })
}

/** What the words take back: 'no budget limit', 'drop the livestream', 'sin presupuesto'. */
export const removalsIn = (text: string, values: ReadValues): Removal[] => [
  ...patterns.flatMap(({ names, pattern }): Removal[] => {
    const match = pattern.exec(text)
    return match === null
      ? []
      : [{ names, fields: {}, range: { start: match.index, end: match.index + match[0].length } }]
  }),
  ...valueRemovals(text, values),
]
