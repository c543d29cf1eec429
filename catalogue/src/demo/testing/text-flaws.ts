/** Flaws that no generated text may have. */
export const textFlaws: readonly (readonly [string, RegExp])[] = [
  ['exclamation marks', /!/],
  ['double spaces', / {2}/],
  ['spaces at the ends', /^\s|\s$/],
  ['spaces before punctuation', / [.,;]/],
  ['placeholders', /[{}*]|undefined|null|NaN|\b(?:NAME|PLACE)\b/],
  ['doubled words', /\b(?!that\b|walla\b)(\p{L}+) \1\b/iu],
  ['"a" before a vowel', /\b[Aa] (?:[aeio]|8\b|8-|11\b|18\b|18-)(?!ne[ -])/],
  ['"an" before a consonant', /\b[Aa]n [bcdfgjklpqrtvwyz]/],
  ['"one" before a plural', /\b(?:one|1) (?:courts|fields|diamonds|sheets|lanes|pools|rooms)\b/],
  [
    'marketing',
    /\b(?:state-of-the-art|world-class|premier|stunning|nestled|vibrant|boasts?|unparalleled|amazing)\b/i,
  ],
]

/** The sentences of a text; abbreviated towns such as 'St. Louis' don't end one. */
export const sentencesOf = (text: string) =>
  text.replaceAll(/\b(St|Ste|Mt|Ft)\. /g, '$1 ').split(/(?<=\.) (?=[A-Z])/)
