import type { Topic } from './topics.ts'

/** A feature of venues that their pages tell in their own words, which are English. */
export interface TraitWords {
  /** What questions call it in English, Spanish and French. Without diacritics. */
  asked: string
  /** What a sentence that tells it has. */
  told: RegExp
  /** It is a number, which no other sentence answers. */
  isMeasure?: true
  /** Topics that the same words seem to ask for. */
  misread?: readonly Topic[]
}

const lengthUnit = String.raw`(?:yard|met(?:er|re)|feet|foot|mile|kilomet)`

export const traitWords = {
  yards: {
    asked: 'how many yards, yards, yard, yardage, yardas, yardaje, verges, verge',
    told: /\d[ -](?:yards?|met(?:er|re)s?)\b/i,
    isMeasure: true,
  },
  par: {
    asked:
      'the par, its par, whats par, what is par, what par, par is, par for, par of, par at, and par, el par, que par, su par, par del, par tiene, un par, le par, du par, son par, quel par, c est un par',
    told: /\bpar[ -]\d/i,
    isMeasure: true,
  },
  holes: {
    asked: 'holes, hole, hoyos, hoyo, trous, trou',
    told: /\bholes?\b/i,
    isMeasure: true,
  },
  baskets: {
    asked: 'baskets, basket, hoops, canastas, canasta, paniers, panier, corbeilles, corbeille',
    told: /\bbaskets?\b/i,
  },
  lanes: {
    asked: 'lanes, lane, carriles, carril, couloirs, couloir',
    told: /(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen)[ -]lanes?\b/i,
    isMeasure: true,
  },
  length: {
    asked:
      'mide la pista, mide el circuito, mide el ovalo, mide el sendero, mide el recorrido, mide la alberca, mide la piscina, miden las pistas, miden los senderos, que distancia tiene, distancia tiene, largo tiene, mesure la piste, mesure le circuit, mesurent les sentiers, mesure la piscine, how long s, length, lengths, longer, how long is, how long are, how many miles of, how many miles are, miles of trail, how many meters, how many metres, how many feet, longueur, longueurs, longue, longues, de long, combien de metres, combien de pieds, combien de milles de, combien de kilometres de, largo, longitud, largas, cuantos metros, cuantos pies, cuantas millas de, cuantos kilometros de',
    told: new RegExp(String.raw`\d[ -]${lengthUnit}|\b(?:half|quarter)[ -](?:a )?mile|\d by \d`, 'i'),
    isMeasure: true,
    misread: ['dates', 'distance'],
  },
  width: {
    asked: 'width, wide, how wide, wider, largeur, ancho, anchura, ancha, anchas',
    told: /\d by \d/i,
    isMeasure: true,
  },
  depth: {
    asked:
      'depth, deep, how deep, deeper, profondeur, profond, profonde, profundidad, profunda, profundo, hondo, honda',
    told: /\bdeep\b|\bbowl of\b/i,
    isMeasure: true,
    misread: ['height'],
  },
  fences: {
    asked:
      'how deep is the outfield, how deep are the outfields, deep is the outfield, outfield, outfields, los jardines, fence, fences, outfield fence, outfield fences, down the lines, down the line, to center field, to centre field, cloture, clotures, champ centre, barda, bardas, valla, vallas, jardin central',
    told: /\bfences?\b|down the lines/i,
    isMeasure: true,
    misread: ['distance', 'deadline', 'dates'],
  },
  basePaths: {
    asked:
      'base path, base paths, basepath, basepaths, between bases, entre bases, entre las bases, distance entre les buts, entre les buts',
    told: /\bbase paths?\b/i,
    isMeasure: true,
    misread: ['distance'],
  },
  boards: {
    asked:
      'diving board, diving boards, springboard, springboards, high dive, trampolin, trampolines, plongeoir, plongeoirs, tremplin, tremplins',
    told: /\bdiving boards?\b/i,
    misread: ['height'],
  },
  dugouts: {
    asked:
      'dugout, dugouts, abri des joueurs, abris des joueurs, abris de joueurs, abris couverts, caseta, casetas, banquillo, banquillos',
    told: /\bdugouts?\b/i,
  },
  mounds: {
    asked:
      'portable, portatif, portatifs, portatil, portatiles, mound, mounds, pitching mound, pitching mounds, monticulo, monticulos, lomita, lomitas, monticule, monticules',
    told: /\bmounds?\b/i,
  },
  tunnels: {
    asked:
      'batting cage, batting cages, batting tunnel, batting tunnels, hitting tunnel, hitting tunnels, hitting cage, hitting cages, pitching tunnel, tunel de bateo, tuneles de bateo, jaula de bateo, jaulas de bateo, jaulas, tunnel de frappe, tunnels de frappe, cage de frappe, cages de frappe, cages pour frapper, cages de frappeurs',
    told: /\b(?:batting|hitting|pitching) (?:cages?|tunnels?)|\btunnels for (?:pitching|hitting)/i,
  },
  bumpers: {
    asked:
      'bumper, bumpers, gutter guard, gutter guards, ramps for kids, barandas, barandillas, barreras, barrieres, dalots',
    told: /\bbumpers?\b/i,
  },
  nets: {
    asked:
      'net, nets, netting, netted, windscreen, windscreens, mallas, las redes, filet, filets, coupe vent',
    told: /\bnets?\b|\bnetted\b|\bwindscreens?\b/i,
  },
  lines: {
    asked:
      'lined for, lined, lines painted, lines for, marked for, striped for, lineas para, lineas de, marcada para, lignes pour, lignes de, ligne pour',
    told: /\blined\b/i,
  },
  conversion: {
    asked:
      'convert, converts, converted, convert to, converts to, turn into, se convierte, se convierten, se transforme, se transforment, convertir, convertible',
    told: /\bconverts to\b/i,
  },
  ramps: {
    asked:
      'boat ramp, boat ramps, boat launch, boat launches, rampa para botes, rampas para botes, rampa para lanchas, rampe de mise a l eau, rampes de mise a l eau, mise a l eau, descente de bateaux',
    told: /\bboat (?:ramps?|launch(?:es)?)\b/i,
  },
  floor: {
    asked: 'maple, sprung floor, spring floor, spring floors, sport tile, tee, tees, erable, arce',
    told: /\bmaple\b|\bspring floors?\b|\bsport tile\b|\btees\b/i,
  },
  roof: {
    asked:
      'roof, roofed, techada, techado, techadas, techados, bajo techo, toit, couvert, couverte, couverts, couvertes',
    told: /\broofed\b/i,
  },
  chutes: {
    asked:
      'chute, chutes, bucking chutes, start hill, starting gate, starting gates, start gates, cajones de salida, puertas de salida, puertas de arranque, portes de depart, barriere de depart',
    told: /\bchutes\b|\bstart hill\b|\bgates\b/i,
    misread: ['checkOut'],
  },
  positions: {
    asked:
      'shooting positions, shooting position, shooting lanes, trap fields, trap field, puestos de tiro, postes de tir',
    told: /\bpositions\b|\btrap fields?\b/i,
  },
} as const satisfies Readonly<Record<string, TraitWords>>

export type Trait = keyof typeof traitWords

const singleWords: ReadonlySet<string> = new Set(
  Object.values(traitWords).flatMap(({ asked }) => asked.split(', ').filter((text) => !text.includes(' '))),
)

/** Whether a word is the name of a feature, so that it is no misspelled name. */
export const isTraitWord = (word: string) => singleWords.has(word)
